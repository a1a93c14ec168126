// `npm run icons`: draws the icons of the installed shop from one SVG. The results are committed.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = 'storefront/public';
const picture = readFileSync('storefront/app/pictures/icon.svg', 'utf8');
/** Maskable icons: a system cuts out its own shape and keeps only the inner four fifths, so there are no rounded corners. */
const withoutCorners = picture.replace(/ rx="[^"]*"/, '');
const cutToShape = withoutCorners
  .replace(/viewBox="[^"]*"/, 'viewBox="-6 -6 60 60"')
  .replace(/<rect width="48" height="48"/, '<rect x="-6" y="-6" width="60" height="60"');

mkdirSync(`${folder}/icons`, { recursive: true });
for (const [name, drawing, size] of [
  ['app-192', picture, 192],
  ['app-512', picture, 512],
  ['app-maskable-512', cutToShape, 512],
  ['apple-touch-icon', withoutCorners, 180],
] as const)
  writeFileSync(`${folder}/icons/${name}.png`, await drawn(drawing, size));
writeFileSync(`${folder}/favicon.ico`, toIco(await drawn(picture, 32), 32));

async function drawn(svg: string, size: number): Promise<Buffer> {
  return await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

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
