import type { FastifyInstance } from 'fastify';
import type { StockReader } from '../../features/catalogue/cache/stock-reader.ts';
import type { Shop } from '../../shop.ts';
import { plainServing, type ServePlain, type Serving } from './serve.ts';
import { cachedServing, type ServeCached } from './serve-cached.ts';
import { formServing, type ServeForm } from './serve-form.ts';
import { type ServeStaff, type ServeStaffFile, type ServeStaffUpload, staffServing } from './serve-staff.ts';
import { type ServeText, textServing } from './serve-text.ts';

/**
 * Binds endpoints. `serve(endpoint, answer)` is for customers and strangers; its properties are for replies and bodies of
 * another kind. CONTRIBUTING.md says which to take.
 */
export type Serve = ServePlain & {
  /** A part of the catalogue: the same for everybody, and cached. */
  cached: ServeCached;
  /** A form with a file. */
  form: ServeForm;
  /** Only for the staff, and only for the roles that the endpoint needs. */
  staff: ServeStaff;
  staffFile: ServeStaffFile;
  staffUpload: ServeStaffUpload;
  /** A text for other programs, which is no call of the API: a feed, a sitemap. */
  text: ServeText;
};

export function createServe(
  app: FastifyInstance,
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'soldOutCache'>,
  serving: Serving & { readStock: StockReader; needsSecondFactor: boolean },
): Serve {
  const caching = { ...serving, cache: shop.catalogueCache, soldOutCache: shop.soldOutCache };
  return Object.assign(plainServing(app, serving), {
    cached: cachedServing(app, caching),
    form: formServing(app, serving),
    ...staffServing(app, shop, serving),
    text: textServing(app, caching),
  });
}
