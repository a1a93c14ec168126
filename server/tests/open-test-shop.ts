import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kopiykas, kopiykas } from '@shop/domain/money.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenDatabase } from '../src/database/open-database.ts';
import { addBrand, addProductType, addSkinType, type NewBrand } from '../src/features/catalogue/add-to-catalogue.ts';
import { CatalogueMemory } from '../src/features/catalogue/catalogue-memory.ts';
import { changeCatalogue } from '../src/features/catalogue/change-catalogue.ts';
import { createProduct, type NewProduct, type NewVariant } from '../src/features/catalogue/create-product.ts';
import { createServer } from '../src/http/create-server.ts';
import { PageMemory } from '../src/http/page-memory.ts';
import type { Storefront } from '../src/http/storefront.ts';
import { diskStore } from '../src/providers/media/disk-store.ts';
import type { Shop } from '../src/shop.ts';
import { newDatabase } from './test-database.ts';

let fileDatabase: Promise<OpenDatabase> | undefined;

type TestShopOptions = {
  database?: OpenDatabase;
  log?: pino.Logger;
  publicUrl?: string;
  isReady?: boolean;
  storefront?: Storefront;
};

/** An empty shop. Leaving the scope closes it. */
export async function openTestShop(options: TestShopOptions = {}) {
  fileDatabase ??= newDatabase();
  const database = options.database ?? (await emptied(fileDatabase));
  const mediaFolder = join(tmpdir(), `rosa-media-${randomUUID()}`);
  const { storefront } = options;
  const log = options.log ?? pino({ level: 'silent' });
  const shop: Shop = {
    db: database.db,
    media: diskStore(mediaFolder),
    catalogueMemory: new CatalogueMemory(),
    pageMemory: new PageMemory(),
    log,
  };
  const app = await createServer({
    shop,
    settings: { publicUrl: options.publicUrl ?? 'http://localhost:3000', trustProxy: false },
    version: '0.1.2',
    log,
    isReady: async () => options.isReady ?? true,
    ...(storefront !== undefined && { storefront: async () => storefront }),
  });

  return {
    shop,
    database,
    app,
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    post: (url: string, body: unknown) => app.inject({ method: 'POST', url, payload: body as object }),
    rows: async (table: string) => (await database.db.execute(sql`select * from ${sql.identifier(table)}`)).rows,
    addBrand: (changes: Partial<NewBrand> = {}) =>
      changeCatalogue(shop, (tx) =>
        addBrand(tx, {
          name: 'Verba',
          slug: 'verba',
          character: '',
          homeBannerId: null,
          homeBannerAlt: '',
          position: 0,
          banners: [],
          ...changes,
        }),
      ),
    addSkinType: (name: string, slug: string) =>
      changeCatalogue(shop, (tx) =>
        addSkinType(tx, { name, slug, description: '', bannerId: null, bannerAlt: '', position: 0 }),
      ),
    addProductType: (name: string, slug: string) =>
      changeCatalogue(shop, (tx) => addProductType(tx, { name, slug, position: 0 })),
    addProduct: (changes: Pick<NewProduct, 'brandId' | 'slug'> & Partial<NewProduct>) =>
      changeCatalogue(shop, (tx) => createProduct(tx, { ...plainProduct(changes.slug), ...changes })),
    setStock: (code: string, stock: number) =>
      database.db.execute(sql`update variants set stock = ${stock} where code = ${code}`),
    async [Symbol.asyncDispose]() {
      await app.close();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}

/** A variant with only the facts that matter to the test. */
export function variant(code: string, price: number, changes: Partial<NewVariant> = {}): NewVariant {
  return {
    code,
    value: '50',
    title: '',
    price: kopiykas(price),
    discountPrice: 0 as Kopiykas,
    stock: 5,
    iconId: null,
    weightGrams: 120,
    lengthMillimetres: 50,
    widthMillimetres: 50,
    heightMillimetres: 140,
    pictures: [],
    ...changes,
  };
}

function plainProduct(slug: string): Omit<NewProduct, 'brandId' | 'slug'> {
  return {
    name: slug,
    code: slug.toUpperCase(),
    human: '',
    unit: 'мл',
    isActive: true,
    isCollectionProduct: false,
    bestPosition: null,
    description: '',
    descriptionHtml: '',
    keyIngredientsHtml: '',
    prescriptionHtml: '',
    applicationHtml: '',
    composition: '',
    position: 0,
    productTypeIds: [],
    skinTypeIds: [],
    variants: [variant(`${slug.toUpperCase()}-50`, 100_00)],
  };
}

/** Deleting beats truncating: with few rows it is a matter of milliseconds. Needs a superuser, as every test server gives. */
async function emptied(opening: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await opening;
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  await database.db.transaction(async (tx) => {
    // Neither foreign keys nor append-only histories stand in the way of an empty shop.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql.raw(rows.map(({ name }) => `delete from "${name}"`).join(';')));
    await tx.execute(sql`select setval(seqrelid::regclass, seqstart, false) from pg_sequence`);
  });
  return database;
}
