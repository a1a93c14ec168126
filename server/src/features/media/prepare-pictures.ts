import type { Shop } from '../../shop.ts';
import { findRendition, makeRendition, SpoiledOriginal } from './make-rendition.ts';
import { countPreparationFailure, findPicture, listUnpreparedPictures, markPicturePrepared } from './media.queries.ts';
import { StoreFailure } from './media-store.ts';
import { removePicture } from './remove-picture.ts';
import { renditionFormats, renditionWidths } from './renditions.ts';

const batch = { limit: 20, maxFailures: 3 };

/** Encodes every size of new pictures, so that no customer waits for the encoder. Idempotent. */
export async function preparePictures(
  { db, media, log }: Pick<Shop, 'db' | 'media' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  for (;;) {
    const pictures = await listUnpreparedPictures(db, batch);
    if (pictures.length === 0) return;
    let spoiled: SpoiledOriginal | undefined;
    for (const { id, fingerprint, width } of pictures) {
      if (stopped.aborted) return;
      try {
        await makeEverySize({ media }, { fingerprint, width }, stopped);
        if (stopped.aborted) return;
        // Deleted meanwhile: what was made after the removal of its files goes, too.
        if (!(await markPicturePrepared(db, id))) await removePicture({ db, media }, { fingerprint, width });
      } catch (error) {
        if ((await findPicture(db, fingerprint)) === undefined) {
          await removePicture({ db, media }, { fingerprint, width });
          continue;
        }
        // One bad file, or the whole store for a while: continue with the others, and retry this one in the next run.
        if (error instanceof SpoiledOriginal) {
          spoiled = error;
          continue;
        }
        // Not the picture's fault: the next run retries it.
        if (error instanceof StoreFailure) throw error;
        // A broken picture must not block the others.
        log.error({ err: error, picture: fingerprint }, 'picture not prepared');
        await countPreparationFailure(db, id);
      }
    }
    if (spoiled !== undefined) throw spoiled;
  }
}

async function makeEverySize(
  { media }: Pick<Shop, 'media'>,
  picture: { fingerprint: string; width: number },
  stopped: AbortSignal,
): Promise<void> {
  for (const width of renditionWidths(picture.width)) {
    for (const format of renditionFormats) {
      if (stopped.aborted) return;
      const rendition = { fingerprint: picture.fingerprint, width, format };
      if ((await findRendition(media, rendition)) !== undefined) continue;
      const { failure } = await makeRendition(media, rendition);
      if (failure !== undefined) throw failure;
    }
  }
}
