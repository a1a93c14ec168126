import type { Shop } from '../../shop.ts';
import { findRendition, makeRendition } from './make-rendition.ts';
import { listUnpreparedPictures, markPicturePrepared } from './media.queries.ts';
import { renditionFormats, widthsOf } from './renditions.ts';

const batch = 20;

/** Makes every size of pictures that are new, so that no customer waits for an encoder. Safe to run twice. */
export async function preparePictures({ db, media }: Pick<Shop, 'db' | 'media'>, stopped: AbortSignal): Promise<void> {
  for (;;) {
    const pictures = await listUnpreparedPictures(db, batch);
    if (pictures.length === 0) return;
    for (const { id, fingerprint, width: originalWidth } of pictures) {
      for (const width of widthsOf(originalWidth)) {
        for (const format of renditionFormats) {
          if (stopped.aborted) return;
          const rendition = { fingerprint, width, format };
          if ((await findRendition(media, rendition)) === undefined) await makeRendition(media, rendition);
        }
      }
      await markPicturePrepared(db, id);
    }
  }
}
