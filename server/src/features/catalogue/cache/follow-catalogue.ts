import { listen } from '../../../database/listen.ts';
import type { OpenDatabase } from '../../../database/open-database.ts';
import { repeatUntilDone } from '../../../repeat-until-done.ts';
import type { Shop } from '../../../shop.ts';
import { availability, catalogueChannel } from '../write-catalogue.queries.ts';

/** Clears the caches of this process when the database announces a change, whichever process made it. */
export async function followCatalogue(
  database: OpenDatabase,
  shop: Pick<Shop, 'catalogueCache' | 'soldOutCache' | 'pageCache' | 'maintenance' | 'log'>,
  { readAgainAfterMs = 1_000 } = {},
): Promise<AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  // Unlike the caches, the maintenance switch has no maximum age: after a failed read it would be wrong until the next
  // change.
  const maintenance = opened.use(
    repeatUntilDone(() => shop.maintenance.look(), {
      pauseMs: readAgainAfterMs,
      onFirstFailure: (error) => shop.log.error({ err: error }, 'maintenance switch not read, trying again'),
    }),
  );
  const listening = await listen(database, catalogueChannel, (whatChanged) => {
    shop.pageCache.clear();
    shop.soldOutCache.clear();
    // The catalogue cache holds no stock, so only pages and the sold-out list are cleared.
    if (whatChanged === availability) return;
    shop.catalogueCache.clear();
    maintenance.begin();
  });
  opened.use(listening);
  shop.soldOutCache.follow(listening.catchUp);
  return opened.move();
}
