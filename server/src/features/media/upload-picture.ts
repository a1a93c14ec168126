import type { KeptPicture } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import type { Shop } from '../../shop.ts';
import { keepPicture, mostPixels } from './keep-picture.ts';
import { loadSharp } from './load-sharp.ts';
import { findPictureById } from './media.queries.ts';
import { StoreFailure } from './media-store.ts';
import { beginsLikeAPicture } from './redraw-photo.ts';
import { toPicture } from './renditions.ts';

/** Decoding a large picture takes much memory. */
const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting: 20 });

/** Stores a picture uploaded by an editor after checking it by content. */
export async function uploadPicture(
  { db, media, log }: Pick<Shop, 'db' | 'media' | 'log'>,
  bytes: Uint8Array,
): Promise<KeptPicture> {
  if (!beginsLikeAPicture(bytes)) throw new Refusal('not_a_picture', {});
  const id = await withinLimit(async () => {
    await refuseUnreadable(bytes);
    return await refuseIfNotStored(log, () => keepPicture(db, media, bytes));
  });
  return { id, picture: toPicture((await findPictureById(db, id))!, '') };
}

/** Stores a file that the shop keeps for itself. */
export async function keepPrivately(
  { media, log }: Pick<Shop, 'media' | 'log'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await refuseIfNotStored(log, () => media.write(key, bytes));
}

async function refuseIfNotStored<Result>(log: Shop['log'], store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    log.error({ reason: error.message }, 'uploaded picture not stored');
    throw new Refusal('picture_not_kept', {});
  }
}

/** A picture that cannot be decoded completely now could not be encoded for customers later. */
async function refuseUnreadable(bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw new Refusal('picture_too_many_pixels', {});
    await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).stats();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('not_a_picture', {});
  }
}
