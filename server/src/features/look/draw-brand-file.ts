import type { Palette } from '@shop/domain/palette.ts';
import type { Font } from 'fontkit';
import { loadSharp } from '../media/index.ts';
import { readFonts } from '../printing/index.ts';

/** Everything that drawings of the brand are made of. */
export type BrandParts = {
  name: string;
  /** Stands on the icon of a shop with neither a picture of its own nor the drop. */
  letter: string;
  palette: Palette;
  hasDrop: boolean;
  icon: Buffer | null;
  logo: Buffer | null;
};

/** In the middle of a maskable icon: a system cuts out its own shape and keeps only the inner four fifths. */
const cut = 0.8;
const viewBox = 48;

export const brandFiles = {
  'icon-96.png': { size: 96, look: 'rounded' },
  'app-192.png': { size: 192, look: 'rounded' },
  'app-512.png': { size: 512, look: 'rounded' },
  'app-maskable-512.png': { size: 512, look: 'cut' },
  'apple-touch-icon.png': { size: 180, look: 'square' },
  'favicon.ico': { size: 32, look: 'rounded' },
  'card.png': 'card',
  'logo.png': 'logo',
} as const;
export type BrandFile = keyof typeof brandFiles;

export async function drawBrandFile(file: BrandFile, parts: BrandParts): Promise<Buffer | undefined> {
  const wanted = brandFiles[file];
  if (wanted === 'card') return await toPng(await cardSvg(parts), card);
  if (wanted === 'logo') return parts.logo === null ? undefined : await drawLogo(parts.logo);
  const { size, look } = wanted;
  const png =
    parts.icon === null
      ? await toPng(await iconSvg(parts, look), { width: size, height: size })
      : await fitIcon(parts.icon, parts, wanted);
  return file === 'favicon.ico' ? toIco(png, size) : png;
}

type IconLook = 'rounded' | 'square' | 'cut';

async function iconSvg({ letter, palette, hasDrop }: BrandParts, look: IconLook): Promise<string> {
  const edge = look === 'cut' ? (viewBox / cut - viewBox) / 2 : 0;
  const side = viewBox + 2 * edge;
  const ground = `<rect x="${-edge}" y="${-edge}" width="${side}" height="${side}"${look === 'rounded' ? ' rx="11"' : ''} fill="${palette.fir}"/>`;
  const sign = hasDrop
    ? `<path d="M24 8C24 8 13.500 20.500 13.500 28.500a10.500 10.500 0 0 0 21 0C34.500 20.500 24 8 24 8Z" fill="${palette.dew}"/>`
    : await letterPath(letter, palette.dew);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}">${ground}${sign}</svg>`;
}

/** A capital of the shop's serif font, in the middle of the icon. */
async function letterPath(letter: string, colour: string): Promise<string> {
  const { face } = (await readFonts()).serif;
  const { path, width, box } = outline(face, letter.toLocaleUpperCase('uk'), 25 / face.capHeight);
  const [x, y] = [(viewBox - width) / 2, (viewBox + box.maxY + box.minY) / 2];
  return `<g transform="translate(${x} ${y})" fill="${colour}" stroke="${colour}" stroke-width="0.6">${path}</g>`;
}

const card = { width: 1200, height: 630 };

/** For links in social networks, while the shop has no picture for them. */
async function cardSvg({ name, palette, hasDrop }: BrandParts): Promise<string> {
  const { face } = (await readFonts()).serif;
  const natural = outline(face, name, 1);
  const scale = Math.min(150 / face.unitsPerEm, (card.width - 200) / Math.max(natural.width, 1));
  const { path, width } = outline(face, name, scale);
  const height = face.capHeight * scale;
  const drop = hasDrop
    ? `<path transform="translate(${card.width / 2 - 18} 150) scale(1)" d="M18 2C18 2 3 19.5 3 30.5a15 15 0 0 0 30 0C33 19.5 18 2 18 2Z" fill="${palette.dew}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}"><rect width="${card.width}" height="${card.height}" fill="${palette.fir}"/>${drop}<g transform="translate(${(card.width - width) / 2} ${(card.height + height) / 2})" fill="${palette.onFir}">${path}</g></svg>`;
}

/** A text as paths, because the program that draws knows no fonts of ours. Signs without a glyph are left out. */
function outline(face: Font, text: string, scale: number) {
  const known = [...text].filter((sign) => face.hasGlyphForCodePoint(sign.codePointAt(0)!)).join('');
  const { glyphs, positions } = face.layout(known);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x * scale} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]!.xAdvance;
    return path;
  });
  const box = glyphs[0]?.path.bbox ?? { minY: 0, maxY: 0 };
  return { path: paths.join(''), width: x * scale, box: { minY: box.minY * scale, maxY: box.maxY * scale } };
}

async function toPng(svg: string, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
  return await sharp(Buffer.from(svg), { density: (72 * width) / side })
    .resize(width, height)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The uploaded icon in a square. Systems that cut a shape, or show no transparency, get it on the paper. */
async function fitIcon(icon: Buffer, { palette }: BrandParts, { size, look }: { size: number; look: IconLook }) {
  const sharp = await loadSharp();
  const inner = look === 'cut' ? Math.round(size * cut) : size;
  const background = look === 'rounded' ? '#00000000' : palette.paper;
  const fitted = await sharp(icon, { autoOrient: true })
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .png()
    .toBuffer();
  const edge = { top: Math.floor((size - inner) / 2), left: Math.floor((size - inner) / 2) };
  const rest = { bottom: size - inner - edge.top, right: size - inner - edge.left };
  const whole = sharp(fitted).extend({ ...edge, ...rest, background });
  return await (look === 'rounded' ? whole : whole.flatten({ background })).png({ effort: 10 }).toBuffer();
}

/** For letters: a PNG, because some mail programs show nothing newer, sharp on fine screens. */
async function drawLogo(logo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return await sharp(logo, { autoOrient: true })
    .resize({ ...largestLogo, fit: 'inside', withoutEnlargement: true })
    .png({ effort: 10 })
    .toBuffer();
}
export const largestLogo = { width: 480, height: 120 };

/** Wraps a PNG into an ICO file, which the oldest browsers request. */
function toIco(png: Buffer, size: number): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.writeUInt8(size, 6);
  frame.writeUInt8(size, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return Buffer.concat([frame, png]);
}
