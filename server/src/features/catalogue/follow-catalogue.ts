import { listen } from '../../database/listen.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { repeatUntilDone } from '../../repeat-until-done.ts';
import type { Shop } from '../../shop.ts';
import { availability, catalogueChannel } from './write-catalogue.queries.ts';

/** Forgets what this process remembers as soon as the database says that it has changed, whoever changed it. */
export async function followCatalogue(
  database: OpenDatabase,
  shop: Pick<Shop, 'catalogueCache' | 'soldOutCache' | 'pageCache' | 'maintenance' | 'log'>,
  { readAgainAfterMs = 1_000 } = {},
): Promise<AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  // Unlike the caches it has no age: a read that failed would leave the shop open, or closed, until the next change.
  const maintenance = opened.use(
    repeatUntilDone(() => shop.maintenance.look(), {
      pauseMs: readAgainAfterMs,
      onFirstFailure: (error) => shop.log.error({ err: error }, 'maintenance switch not read, trying again'),
    }),
  );
  const listening = await listen(database, catalogueChannel, (whatChanged) => {
    shop.pageCache.clear();
    shop.soldOutCache.clear();
    // Answers are remembered without their stock; pages say what is sold out.
    if (whatChanged === availability) return;
    shop.catalogueCache.clear();
    maintenance.begin();
  });
  opened.use(listening);
  shop.soldOutCache.follow(listening.catchUp);
  return opened.move();
}
