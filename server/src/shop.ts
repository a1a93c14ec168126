import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { CatalogueMemory } from './features/catalogue/catalogue-memory.ts';
import type { MediaStore } from './features/media/media-store.ts';
import type { PageMemory } from './http/page-memory.ts';

/** The one list of what use cases may reach. A verb asks for the part it needs: Pick<Shop, 'db'>. */
export type Shop = {
  db: Database;
  media: MediaStore;
  catalogueMemory: CatalogueMemory;
  pageMemory: PageMemory;
  log: Logger;
};
