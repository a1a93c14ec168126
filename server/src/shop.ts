import type { Connected } from '@shop/domain/delivery-rules.ts';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import type { SoldOutCache } from './features/catalogue/cache/sold-out-cache.ts';
import type { CatalogueCache } from './features/catalogue-cache/catalogue-cache.ts';
import type { CarrierDirectory } from './features/delivery/carrier-directory.ts';
import type { TableReader } from './features/exchange/tables/table-reader.ts';
import type { MediaStore } from './features/media/media-store.ts';
import type { LetterContents } from './features/notifications/letter-contents.ts';
import type { Mail } from './features/notifications/mail.ts';
import type { CardProvider } from './features/payments/card-provider.ts';
import type { Carrier } from './features/shipping/carrier.ts';
import type { Closure } from './features/shop-settings/closure.ts';
import type { PageCache } from './http/pages/page-cache.ts';
import type { JobQueue } from './job-queue.ts';
import type { Secrets } from './secrets.ts';

/** Everything that use cases depend on. A verb takes only the part it needs: Pick<Shop, 'db'>. */
export type Shop = {
  /** The address for customers, without a trailing slash. */
  publicUrl: string;
  db: Database;
  secrets: Secrets;
  media: MediaStore;
  queue: JobQueue;
  mail: Mail;
  letterContents: LetterContents;
  carrierDirectory: CarrierDirectory;
  carrier: Carrier;
  cardProvider: CardProvider;
  connected: Connected;
  catalogueCache: CatalogueCache;
  soldOutCache: SoldOutCache;
  pageCache: PageCache;
  closure: Closure;
  tables: TableReader;
  log: Logger;
};
