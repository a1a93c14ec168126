import { fingerprintOf, originalKey } from './keep-picture.ts';
import { loadSharp } from './load-sharp.ts';
import { type MediaStore, StoreFailure } from './media-store.ts';
import type { RenditionFormat } from './renditions.ts';

const encoders = {
  // Effort 3 would save 5% of the bytes and take four times as long.
  avif: { quality: 55, effort: 1 },
  webp: { quality: 80, effort: 4 },
} as const;

/** The rendition, and why it was not stored, if so. It can be sent either way. */
export type Made = { bytes: Buffer; failure?: StoreFailure };

export type Rendition = { fingerprint: string; width: number; format: RenditionFormat };

export const renditionKey = ({ fingerprint, width, format }: Rendition) => `made/${fingerprint}/${width}.${format}`;

/** A remote store may return a proxy's error page with status 200, so bytes that are no picture count as missing. */
export async function findRendition(store: MediaStore, rendition: Rendition): Promise<Buffer | undefined> {
  const bytes = await store.read(renditionKey(rendition));
  return bytes !== undefined && beginsLike[rendition.format](bytes) ? bytes : undefined;
}

const beginsLike: Record<RenditionFormat, (bytes: Buffer) => boolean> = {
  avif: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  // RIFF stores the length of the rest of the file after its first word.
  webp: (bytes) =>
    bytes.length > 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    bytes.readUInt32LE(4) + 8 === bytes.length,
};

/** The store returned other bytes than were stored: a part of them, or an error page. */
export class SpoiledOriginal extends StoreFailure {}

const underWay = new Map<string, Promise<Made>>();
let queue: Promise<unknown> = Promise.resolve();

/** With a longer queue the last visitor would give up before the rendition is ready. */
const mostUnderWay = 200;

export function isEncoderBusy(): boolean {
  return underWay.size >= mostUnderWay;
}

/**
 * Encodes and stores one size and format. Runs one at a time; concurrent requests for the same rendition share the
 * result.
 */
export function makeRendition(store: MediaStore, rendition: Rendition): Promise<Made> {
  const key = renditionKey(rendition);
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
  if (original === undefined) throw new Error(`Original of picture ${fingerprint} missing from the media store`);
  if (fingerprintOf(original) !== fingerprint)
    throw new SpoiledOriginal(`Media store returned wrong bytes for the original of picture ${fingerprint}`);
  const sharp = await loadSharp();
  const bytes = await sharp(original, { autoOrient: true })
    .resize({ width, withoutEnlargement: true })
    [format](encoders[format])
    .toBuffer();
  try {
    await store.write(renditionKey(rendition), bytes);
    return { bytes };
  } catch (error) {
    if (error instanceof StoreFailure) return { bytes, failure: error };
    throw error;
  }
}
