import type { Transaction } from '@shop/server/database/database.ts';
import { hasLook, saveLook } from '@shop/server/features/look/look-row.ts';
import type { PictureStore } from './picture-store.ts';

/** The usual colours and the drop, with the pictures of the specification. */
export async function loadLook(tx: Transaction, keep: PictureStore): Promise<void> {
  await saveLook(tx, {
    cover_id: await keep('14-verba-birch-serum-2.webp'),
    social_id: await keep('social.jpg'),
  });
}

/** The same for a shop that showed these pictures when they were code; nothing once its editors have chosen a look. */
export async function loadFormerLook(tx: Transaction, keep: PictureStore): Promise<void> {
  if (!(await hasLook(tx))) await loadLook(tx, keep);
}
