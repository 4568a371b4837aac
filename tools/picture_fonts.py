"""The fonts of the preview pictures: the web fonts at fixed weights, each with all its scripts in one file."""
import sys
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.merge import Merger, Options
src, out = sys.argv[1], sys.argv[2]
for face, weight, style in [("serif", 400, "Regular"), ("serif", 700, "Bold"), ("sans", 400, "Regular"), ("sans", 600, "SemiBold")]:
    parts = []
    for script in ["latin", "latin-ext", "cyrillic"]:
        font = TTFont(f"{src}/tiebreak-{face}-{script}.woff2")
        font.flavor = None
        font = instancer.instantiateVariableFont(font, {"wght": weight}, inplace=False)
        for table in ["STAT", "BASE", "gasp", "MVAR"]:
            if table in font: del font[table]
        path = f"/tmp/ttf/{face}-{weight}-{script}.ttf"
        font.save(path); parts.append(path)
    merged = Merger().merge(parts)
    merged["OS/2"].usWeightClass = weight
    for record in merged["name"].names:
        if record.nameID == 2: record.string = style if style in ("Regular", "Bold") else "Regular"
    merged["post"].formatType = 3.0
    merged.save(f"{out}/tiebreak-{face}-{weight}.ttf")
