import sharp from 'sharp';
import { fingerprintOf, originalKey } from './keep-picture.ts';
import { type MediaStore, StoreFailure } from './media-store.ts';
import type { RenditionFormat } from './renditions.ts';

// Encoding is the heaviest work of the shop: one core for it, the other for customers.
sharp.concurrency(1);

const encoders = {
  // A third effort would save a twentieth of the bytes and take four times as long.
  avif: { quality: 55, effort: 1 },
  webp: { quality: 80, effort: 4 },
} as const;

/** What was made, and why it could not be kept, if so: whoever asked for it can have it all the same. */
export type Made = { bytes: Buffer; failure?: StoreFailure };

export type Rendition = { fingerprint: string; width: number; format: RenditionFormat };

const keyOf = ({ fingerprint, width, format }: Rendition) => `made/${fingerprint}/${width}.${format}`;

/** What a store answers may be a page of a proxy, with status 200: what is no picture is not there. */
export async function findRendition(store: MediaStore, rendition: Rendition): Promise<Buffer | undefined> {
  const bytes = await store.read(keyOf(rendition));
  return bytes !== undefined && beginsLike[rendition.format](bytes) ? bytes : undefined;
}

const beginsLike: Record<RenditionFormat, (bytes: Buffer) => boolean> = {
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  // The size of all that follows stands behind the first word.
  webp: (bytes) =>
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length,
};

/** The store has something else than was put into it: half of it, or a page that says why not. */
export class SpoiledOriginal extends StoreFailure {}

const underWay = new Map<string, Promise<Made>>();
let queue: Promise<unknown> = Promise.resolve();

/** More than this, and the last one would be ready only after its visitor has given up. */
const mostUnderWay = 200;

export function isEncoderBusy(): boolean {
  return underWay.size >= mostUnderWay;
}

/** Makes and keeps a picture in one size and format. One at a time; those who ask meanwhile share the result. */
export function makeRendition(store: MediaStore, rendition: Rendition): Promise<Made> {
  const key = keyOf(rendition);
  const alreadyMaking = underWay.get(key);
  if (alreadyMaking !== undefined) return alreadyMaking;

  const making = queue.then(() => encode(store, rendition)).finally(() => underWay.delete(key));
  queue = making.catch(() => {});
  underWay.set(key, making);
  return making;
}

async function encode(store: MediaStore, rendition: Rendition): Promise<Made> {
  const { fingerprint, width, format } = rendition;
  const original = await store.read(originalKey(fingerprint));
  if (original === undefined) throw new Error(`The original of picture ${fingerprint} is missing from the media store`);
  if (fingerprintOf(original) !== fingerprint)
    throw new SpoiledOriginal(`The media store answered something else than the original of picture ${fingerprint}`);
  const bytes = await sharp(original, { autoOrient: true })
    .resize({ width, withoutEnlargement: true })
    [format](encoders[format])
    .toBuffer();
  try {
    await store.write(keyOf(rendition), bytes);
    return { bytes };
  } catch (error) {
    if (error instanceof StoreFailure) return { bytes, failure: error };
    throw error;
  }
}
