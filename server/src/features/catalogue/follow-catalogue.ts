import { listen } from '../../database/listen.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Shop } from '../../shop.ts';
import { availability, catalogueChannel } from './write-catalogue.queries.ts';

/** Forgets what this process remembers as soon as the database says that it has changed, whoever changed it. */
export async function followCatalogue(
  database: OpenDatabase,
  shop: Pick<Shop, 'catalogueMemory' | 'soldOutMemory' | 'pageMemory' | 'maintenance' | 'log'>,
): Promise<AsyncDisposable> {
  const listening = await listen(database, catalogueChannel, (whatChanged) => {
    shop.pageMemory.forget();
    shop.soldOutMemory.forget();
    // Answers are remembered without their stock; pages say what is sold out.
    if (whatChanged === availability) return;
    shop.catalogueMemory.forget();
    shop.maintenance.look().catch((error) => shop.log.error({ err: error }, 'whether the shop is open was not read'));
  });
  shop.soldOutMemory.follow(listening.catchUp);
  return listening;
}
