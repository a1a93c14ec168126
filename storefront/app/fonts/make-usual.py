"""Makes the fonts of a first view: the usual letters of Ukrainian and English pages, without what their styles do not use.

    pip install fonttools==4.66.1 brotli && python storefront/app/fonts/make-usual.py

Run it in the root of the project after `npm ci`. All other letters stay in the fonts that these are made of.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = "storefront/app/fonts"
ONEST = "node_modules/@fontsource-variable/onest/files/onest-{}-wght-normal.woff2"

UKRAINIAN = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
SIGNS = " !\"%&'()+,-./:;?\u00a0«·»×–—‘’“”„…−"
# Text has more of them than headings: e-mail addresses, measures, Russian names.
MORE_SIGNS = "@_©°\u02bc\u2009\u2010\u2011\u2012‚•\u202f\u2060"
RUSSIAN = "ЁЪЫЭёъыэ"


def reduce(font, letters, features, name):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [1, 2]
    # The browser knows the style, and the widths are in `gvar`, too.
    options.drop_tables += ["BASE", "STAT", "gasp", "HVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(f"{FONTS}/{name}-usual.woff2")


def onest(part):
    """From regular to semibold: the weights of the styles."""
    return instantiateVariableFont(TTFont(ONEST.format(part)), {"wght": (400, 400, 600)})


def add_glyph(font, source, character):
    """Brings a glyph of another file of the same family, which is not worth a request of its own."""
    glyph = source.getBestCmap()[ord(character)]
    font["glyf"][glyph] = source["glyf"][glyph]
    font.setGlyphOrder(font["glyf"].glyphOrder)
    font["gvar"].variations[glyph] = source["gvar"].variations[glyph]
    font["hmtx"].metrics[glyph] = source["hmtx"].metrics[glyph]
    for table in font["cmap"].tables:
        table.cmap[ord(character)] = glyph


latin = onest("latin")
del latin["HVAR"]
add_glyph(latin, onest("cyrillic-ext"), "₴")
reduce(latin, LATIN + SIGNS + MORE_SIGNS + "₴", ["kern", "tnum", "calt"], "onest-latin")
reduce(onest("cyrillic"), UKRAINIAN + RUSSIAN, ["kern", "mark", "ccmp"], "onest-cyrillic")
reduce(TTFont(f"{FONTS}/rosa-display-latin.woff2"), LATIN + SIGNS, ["kern", "liga"], "rosa-display-latin")
reduce(TTFont(f"{FONTS}/rosa-display-cyrillic.woff2"), UKRAINIAN, ["kern", "mark", "ccmp"], "rosa-display-cyrillic")
