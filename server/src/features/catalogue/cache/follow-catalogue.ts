import { listen } from '../../../database/listen.ts';
import type { OpenDatabase } from '../../../database/open-database.ts';
import { repeatUntilDone } from '../../../repeat-until-done.ts';
import type { Shop } from '../../../shop.ts';
import { availability, catalogueChannel } from '../write-catalogue.queries.ts';

/** Clears the caches of this process when the database announces a change, whichever process made it. */
export async function followCatalogue(
  database: OpenDatabase,
  shop: Pick<Shop, 'catalogueCache' | 'soldOutCache' | 'pageCache' | 'closure' | 'log'>,
  { readAgainAfterMs = 1_000 } = {},
): Promise<AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  // Unlike the caches, this has no maximum age: after a failed read it would be wrong until the next change.
  const closure = opened.use(
    repeatUntilDone(() => shop.closure.look(), {
      pauseMs: readAgainAfterMs,
      onFirstFailure: (error) =>
        shop.log.error({ err: error }, 'whether the shop is closed was not read, trying again'),
    }),
  );
  const listening = await listen(database, catalogueChannel, (whatChanged) => {
    shop.pageCache.clear();
    shop.soldOutCache.clear();
    // The catalogue cache holds no stock, so only pages and the sold-out list are cleared.
    if (whatChanged === availability) return;
    shop.catalogueCache.clear();
    closure.begin();
  });
  opened.use(listening);
  shop.soldOutCache.follow(listening.catchUp);
  return opened.move();
}
