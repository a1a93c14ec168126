import { listen } from '../../database/listen.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import type { Shop } from '../../shop.ts';
import { availability, catalogueChannel } from './write-catalogue.queries.ts';

/** Forgets what this process remembers as soon as the database says that it has changed, whoever changed it. */
export function followCatalogue(
  database: OpenDatabase,
  { catalogueMemory, pageMemory }: Pick<Shop, 'catalogueMemory' | 'pageMemory'>,
): Promise<AsyncDisposable> {
  return listen(database, catalogueChannel, (whatChanged) => {
    // Answers are remembered without their stock; pages say what is sold out.
    if (whatChanged !== availability) catalogueMemory.forget();
    pageMemory.forget();
  });
}
