import { isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../database/database.ts';
import { blockPreviews, blockVersions } from '../../database/tables/blocks.ts';
import * as catalogue from '../../database/tables/catalogue.ts';
import { certificateMovements, certificates, orderCertificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { accountRequests, customers } from '../../database/tables/customers.ts';
import { informationPageVersions } from '../../database/tables/information.ts';
import { letters, subscriptions } from '../../database/tables/notifications.ts';
import * as orders from '../../database/tables/orders.ts';
import { partnerApplications } from '../../database/tables/partners.ts';
import * as payments from '../../database/tables/payments.ts';
import { promoCodes } from '../../database/tables/promo-codes.ts';
import { searchAsks } from '../../database/tables/search.ts';
import { knownDevices, wrongTries } from '../../database/tables/sign-in-safety.ts';
import { auditLog, staff, staffResetRequests } from '../../database/tables/staff.ts';
import { stockMovements } from '../../database/tables/stock.ts';

/** Goods, sales and people, each table after those that refer to it. What depends on a row and is not named goes with it. */
const emptied: readonly PgTable[] = [
  payments.refundLines,
  orderCertificates,
  certificateMovements,
  stockMovements,
  orders.promoCodeUses,
  orders.orderEvents,
  orders.orderNotes,
  payments.moneyReceipts,
  payments.paymentEvents,
  payments.unmatchedPaymentUpdates,
  certificates,
  payments.refunds,
  payments.payments,
  orders.orderLines,
  orders.orders,
  promoCodes,
  partnerApplications,
  accountRequests,
  catalogue.priceHistory,
  customers,
  catalogue.variants,
  catalogue.products,
  certificateVariants,
  certificateProducts,
  letters,
  subscriptions,
  searchAsks,
  knownDevices,
  wrongTries,
  staffResetRequests,
  blockPreviews,
  auditLog,
];

/** Never rewritten, except here: they tell of people, goods and money that do not exist. */
const histories: readonly PgTable[] = [
  stockMovements,
  certificateMovements,
  orders.orderEvents,
  payments.moneyReceipts,
  payments.paymentEvents,
  payments.unmatchedPaymentUpdates,
  catalogue.priceHistory,
  informationPageVersions,
  blockVersions,
  auditLog,
];

/** Other transactions see no open history: the tables are locked until this one has closed them, or has failed. */
export async function openHistories(tx: Transaction): Promise<void> {
  for (const table of histories) await tx.execute(sql`alter table ${table} disable trigger user`);
}

export async function closeHistories(tx: Transaction): Promise<void> {
  for (const table of histories) await tx.execute(sql`alter table ${table} enable trigger user`);
}

/** The keys of requests go, too, except the one of this request. */
export async function emptyBooks(tx: Transaction, requestKey: string | undefined): Promise<void> {
  const { key } = orders.idempotencyKeys;
  await tx.delete(orders.idempotencyKeys).where(requestKey === undefined ? undefined : ne(key, requestKey));
  for (const table of emptied) await tx.delete(table);
}

/** Undone with the transaction, other than `setval`. All other numbers go on: carts, blocks and open tabs still name them. */
export async function restartOrderNumbers(tx: Transaction, first: number): Promise<void> {
  await tx.execute(sql`alter sequence orders_id_seq restart with ${sql.raw(String(first))}`);
}

export async function listPhotoKeys(db: Executor): Promise<string[]> {
  const rows = await db.select({ photoKey: partnerApplications.photoKey }).from(partnerApplications);
  return rows.map(({ photoKey }) => photoKey);
}

/** How much would go. Whoever asks stays. */
export async function countRemovable(db: Executor, staffId: number) {
  const count = async (table: PgTable, where?: SQL) => await db.$count(table, where);
  return {
    products: await count(catalogue.products),
    orders: await count(orders.orders),
    certificates: await count(certificates),
    promo_codes: await count(promoCodes),
    customers: await count(customers, isNull(customers.erasedAt)),
    subscriptions: await count(subscriptions),
    partner_applications: await count(partnerApplications),
    letters: await count(letters),
    staff: await count(staff, ne(staff.id, staffId)),
  };
}
