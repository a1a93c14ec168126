import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Executor } from '../../database/database.ts';
import { loadSharp } from './load-sharp.ts';
import { insertPicture } from './media.queries.ts';
import type { MediaStore } from './media-store.ts';

const acceptedFormats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif'];
export const mostPixels = 50_000_000;
const placeholderWidth = 16;

/** Stores a picture after checking by content that it is one. Returns its id. */
export async function keepPicture(db: Executor, store: MediaStore, bytes: Uint8Array): Promise<number> {
  const sharp = await loadSharp();
  const source = sharp(bytes, { limitInputPixels: mostPixels, autoOrient: true });
  const { format, autoOrient } = await source.metadata();
  if (!acceptedFormats.includes(format)) throw new TypeError(`A picture in the format ${format} is not accepted`);

  const fingerprint = fingerprintOf(bytes);
  const placeholder = await makePlaceholder(source);
  // Bytes first: a row always has a file, and a file without a row does no harm.
  await store.write(originalKey(fingerprint), bytes);
  return await insertPicture(db, {
    fingerprint,
    format,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: bytes.byteLength,
    placeholder,
  });
}

/** Content hash: the same bytes always have the same fingerprint. */
export function fingerprintOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export function originalKey(fingerprint: string): string {
  return `originals/${fingerprint}`;
}

async function makePlaceholder(source: Sharp): Promise<string> {
  const tiny = await source
    .clone()
    .resize({ width: placeholderWidth })
    .webp({ quality: 30, alphaQuality: 30, effort: 0 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
