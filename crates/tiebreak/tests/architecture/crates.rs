//! The crates as their manifests describe them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// One crate.
pub struct Crate {
    pub folder: String,
    pub package: String,
    pub manifest: String,
    pub dependencies: BTreeSet<String>,
    pub test_dependencies: BTreeSet<String>,
    /// The folders of the crates of this project that it stands on.
    pub on: BTreeSet<String>,
}

/// A path in the project.
pub fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// All of them, by folder.
pub fn all() -> Vec<Crate> {
    let mut folders: Vec<String> = (fs::read_dir(project("crates")).unwrap())
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| project("crates").join(name).join("Cargo.toml").exists())
        .collect();
    folders.sort();
    let mut crates: Vec<Crate> = folders.into_iter().map(read).collect();
    let packages: BTreeMap<String, String> =
        crates.iter().map(|one| (one.package.clone(), one.folder.clone())).collect();
    for one in &mut crates {
        one.on = one.dependencies.iter().filter_map(|name| packages.get(name).cloned()).collect();
    }
    crates
}

fn read(folder: String) -> Crate {
    let manifest = fs::read_to_string(project("crates").join(&folder).join("Cargo.toml")).unwrap();
    let table: toml::Table = manifest.parse().unwrap();
    let names = |key: &str| -> BTreeSet<String> {
        table
            .get(key)
            .and_then(toml::Value::as_table)
            .map(|table| table.keys().cloned().collect())
            .unwrap_or_default()
    };
    Crate {
        package: table["package"]["name"].as_str().unwrap().to_owned(),
        dependencies: names("dependencies"),
        test_dependencies: names("dev-dependencies"),
        on: BTreeSet::new(),
        folder,
        manifest,
    }
}

impl Crate {
    pub fn path(&self) -> PathBuf {
        project("crates").join(&self.folder)
    }

    /// Every source file below one of its folders.
    pub fn sources(&self, folder: &str) -> Vec<(PathBuf, String)> {
        let (mut found, mut folders) = (Vec::new(), vec![self.path().join(folder)]);
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).into_iter().flatten() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let text = fs::read_to_string(&path).unwrap();
                    found.push((path, text));
                }
            }
        }
        found
    }

    /// Everything that it stands on, directly or not.
    pub fn all_below(&self, crates: &[Crate]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut ahead: Vec<&String> = self.on.iter().collect();
        while let Some(name) = ahead.pop() {
            if found.insert(name.clone()) {
                ahead.extend(&crates.iter().find(|one| one.folder == *name).unwrap().on);
            }
        }
        found
    }

    /// What it stands on, without what follows from the rest.
    pub fn reduced(&self, crates: &[Crate]) -> Vec<String> {
        let below = |name: &String| {
            crates.iter().find(|one| one.folder == *name).unwrap().all_below(crates)
        };
        let implied: BTreeSet<String> = self.on.iter().flat_map(below).collect();
        self.on.difference(&implied).cloned().collect()
    }
}
