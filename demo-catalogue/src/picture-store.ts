import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '@shop/server/database/database.ts';
import { keepPicture } from '@shop/server/features/media/keep-picture.ts';
import type { MediaStore } from '@shop/server/features/media/media-store.ts';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../pictures');
/** Icons are rendered from SVG at four times the size at which they are shown, other drawings at twice. */
const iconWidth = 256;
const usualDensity = 72;

/** Stores a file of pictures/ and returns its id. A file used twice is stored once. */
export type PictureStore = (file: string) => Promise<number>;

export function pictureStore(tx: Transaction, media: MediaStore): PictureStore {
  const kept = new Map<string, Promise<number>>();
  return (file) => {
    const known = kept.get(file) ?? read(file).then((bytes) => keepPicture(tx, media, bytes));
    kept.set(file, known);
    return known;
  };
}

async function read(file: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, file));
  if (!file.endsWith('.svg')) return bytes;
  if (file.startsWith('icons/'))
    return await sharp(bytes, { density: 4 * usualDensity })
      .resize({ width: iconWidth })
      .png()
      .toBuffer();
  return await sharp(bytes, { density: 2 * usualDensity })
    .png()
    .toBuffer();
}
