import { listen } from '../../database/listen.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Shop } from '../../shop.ts';
import { availability, catalogueChannel } from './write-catalogue.queries.ts';

/** Forgets what this process remembers as soon as the database says that it has changed, whoever changed it. */
export function followCatalogue(
  database: OpenDatabase,
  {
    catalogueMemory,
    pageMemory,
    maintenance,
    log,
  }: Pick<Shop, 'catalogueMemory' | 'pageMemory' | 'maintenance' | 'log'>,
): Promise<AsyncDisposable> {
  return listen(database, catalogueChannel, (whatChanged) => {
    pageMemory.forget();
    // Answers are remembered without their stock; pages say what is sold out.
    if (whatChanged === availability) return;
    catalogueMemory.forget();
    maintenance.look().catch((error) => log.error({ err: error }, 'whether the shop is open was not read'));
  });
}
