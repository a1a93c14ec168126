import { foldForSearch } from '@shop/domain/search/search-words.ts';
import type { Shop } from '../../shop.ts';
import { networkHash } from '../rate-limits/index.ts';
import { writeAsk } from './popular-words.queries.ts';

const longest = 40;
/** Words that may say something about a person: numbers of phones and orders, addresses of e-mail. */
const isPersonal = (words: string) => /[\p{N}@]/u.test(words);

/** Notes that somebody searched for these words. Who it was cannot be told from the note. */
export async function noteSearch(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  { q, address }: { q: string; address: string },
): Promise<void> {
  const words = foldForSearch(q).replace(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > longest || isPersonal(words)) return;
  await writeAsk(db, { words, network: networkHash(secrets.searches, address) });
}
