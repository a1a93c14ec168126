import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import type { AuditSubject } from '@shop/wording/admin/audit.ts';
import { certificatesWording } from '@shop/wording/admin/certificates.ts';
import { variantName } from '@shop/wording/admin/products.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import * as catalogue from '../../database/tables/catalogue.ts';
import { certificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts } from '../../database/tables/certificates-offered.ts';
import { customers } from '../../database/tables/customers.ts';
import { informationPageDrafts, informationPages } from '../../database/tables/information.ts';
import { partnerApplications, partnerOptions } from '../../database/tables/partners.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';
import { popularWords, searchSynonyms } from '../../database/tables/search.ts';
import { auditLog, staff } from '../../database/tables/staff.ts';

type Named = { id: number; name: string };
type ReadNames = (db: Executor, ids: number[]) => Promise<Named[]>;

const byColumn =
  (table: PgTable & { id: PgColumn }, name: PgColumn): ReadNames =>
  async (db, ids) =>
    (await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))) as Named[];

const byPerson =
  (table: typeof customers | typeof partnerApplications): ReadNames =>
  async (db, ids) => {
    const { id, lastName, firstName } = table;
    const people = await db.select({ id, lastName, firstName }).from(table).where(inArray(id, ids));
    return people.map((person) => ({ id: person.id, name: `${person.lastName} ${person.firstName}`.trim() }));
  };

/** Reads the names of things that the log knows by id. Orders are shown by their numbers anyway. */
const nameReaders: Partial<Record<AuditSubject, ReadNames>> = {
  product: byColumn(catalogue.products, catalogue.products.name),
  brand: byColumn(catalogue.brands, catalogue.brands.name),
  ...ofEachProductKind((kind) => byColumn(catalogue.kindTables[kind].names, catalogue.kindTables[kind].names.name)),
  collection: byColumn(catalogue.collections, catalogue.collections.name),
  banner: byColumn(catalogue.banners, catalogue.banners.title),
  certificate_offer: byColumn(certificateProducts, certificateProducts.name),
  partner_option: byColumn(partnerOptions, partnerOptions.name),
  search_synonym: byColumn(searchSynonyms, searchSynonyms.name),
  popular_word: byColumn(popularWords, popularWords.name),
  promo_code: byColumn(promoCodes, promoCodes.code),
  staff: byColumn(staff, staff.name),
  customer: byPerson(customers),
  partner_application: byPerson(partnerApplications),
  async certificate(db, ids) {
    const { id, serialNumber } = certificates;
    const rows = await db
      .select({ id, end: sql<string>`right(${serialNumber}, 4)` })
      .from(certificates)
      .where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: certificatesWording.masked(row.end) }));
  },
  async variant(db, ids) {
    const { variants, products } = catalogue;
    const rows = await db
      .select({
        id: variants.id,
        title: variants.title,
        value: variants.value,
        unit: products.unit,
        product: products.name,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(inArray(variants.id, ids));
    return rows.map((row) => ({ id: row.id, name: `${row.product}, ${variantName(row)}` }));
  },
};

/** Titles of information pages, which have no numbers, by the last part of their addresses. */
export async function readPageTitles(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const titles = new Map<string, string>();
  for (const table of [informationPageDrafts, informationPages]) {
    const { pageType: id, title } = table;
    const rows = await db
      .select({ id, title })
      .from(table)
      .where(inArray(id, [...ids]));
    for (const row of rows) titles.set(row.id, row.title);
  }
  return titles;
}

export type Things = Map<AuditSubject, Set<number>>;

/** Current names by 'subject id'. A deleted thing has the last name it had. */
export async function readNames(db: Executor, things: Things): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [subject, ids] of things) {
    const known = (await nameReaders[subject]?.(db, [...ids])) ?? [];
    for (const { id, name } of known) if (name !== '') names.set(`${subject} ${id}`, name);
    const gone = [...ids].filter((id) => !known.some((each) => each.id === id));
    for (const { id, name } of await readLastNames(db, subject, gone))
      if (name !== null) names.set(`${subject} ${id}`, name);
  }
  return names;
}

async function readLastNames(db: Executor, subject: AuditSubject, ids: readonly number[]) {
  if (ids.length === 0 || nameReaders[subject] === undefined) return [];
  const { before, subjectId } = auditLog;
  return await db
    .select({
      id: subjectId,
      name: sql<string | null>`coalesce(${before} ->> 'name', ${before} ->> 'title', ${before} ->> 'code')`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.action, 'delete'), inArray(subjectId, ids.map(String))));
}
