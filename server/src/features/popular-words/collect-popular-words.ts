import type { Shop } from '../../shop.ts';
import { searchProducts } from '../catalogue/index.ts';
import { deleteOldAsks, readOftenAsked, replaceAsked } from './popular-words.queries.ts';

const countedDays = 30;
/** One person, or a few who agree, cannot put words before the owner. */
const fewestNetworks = 20;
const mostCollected = 100;

/** Brings the words that customers often search for, and that find something, before the owner. Customers see none of them unticked. */
export async function collectPopularWords(shop: Pick<Shop, 'db' | 'catalogueCache'>): Promise<void> {
  await deleteOldAsks(shop.db, countedDays);
  const often = await readOftenAsked(shop.db, { days: countedDays, networks: fewestNetworks, limit: mostCollected });
  const found: typeof often = [];
  for (const asked of often) {
    const { ids } = await searchProducts(shop, { q: asked.name, exact: true });
    if (ids.length > 0) found.push(asked);
  }
  await shop.db.transaction((tx) => replaceAsked(tx, found));
}
