import type { QueuedWork } from '../../job-queue.ts';
import type { Shop } from '../../shop.ts';
import { originalKey } from './keep-picture.ts';
import { renditionKey } from './make-rendition.ts';
import { findPicture } from './media.queries.ts';
import { renditionFormats, renditionWidths } from './renditions.ts';

/** Removes the files of a picture whose row was deleted, unless somebody has uploaded it again. */
export async function removePicture(
  { db, media }: Pick<Shop, 'db' | 'media'>,
  { fingerprint, width: originalWidth }: QueuedWork['remove-picture'],
): Promise<void> {
  if ((await findPicture(db, fingerprint)) !== undefined) return;
  await media.remove(originalKey(fingerprint));
  for (const width of renditionWidths(originalWidth))
    for (const format of renditionFormats) await media.remove(renditionKey({ fingerprint, width, format }));
}

export async function giveUpPicture(
  { log }: Pick<Shop, 'log'>,
  { fingerprint }: QueuedWork['remove-picture'],
): Promise<void> {
  log.error({ picture: fingerprint }, 'files of a deleted picture not removed');
}
