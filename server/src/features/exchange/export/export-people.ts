import type { TableFormat } from '@shop/contract/admin/exchange.ts';
import type { AuditSubject } from '@shop/wording/admin/audit.ts';
import {
  customerColumnWording,
  exportFileNames,
  orderColumnWording,
  subscriptionColumnWording,
} from '@shop/wording/admin/exchange.ts';
import { orderStateWording, paymentMethodWording } from '@shop/wording/admin/orders.ts';
import { deliveryNames } from '@shop/wording/deliveries.ts';
import type { Shop } from '../../../shop.ts';
import { recordChange } from '../../audit/index.ts';
import type { Cell } from '../tables/cell.ts';
import { writeTable } from '../tables/write-table.ts';
import * as queries from './export.queries.ts';
import { readInPages } from './read-in-pages.ts';

type Asked<Filter = object> = Filter & { format: TableFormat };
type Member = { id: number };
type OrderRow = Awaited<ReturnType<typeof queries.listOrderRows>>[number];

const kyivTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });
const hryvnias = (amount: number) => amount / 100;

export async function exportOrders(
  { db }: Pick<Shop, 'db'>,
  { format, ...filter }: Asked<Parameters<typeof queries.listOrderRows>[2]>,
  member: Member,
) {
  await recordExport({ db }, member, 'order', { format, ...filter });
  return await writeTable(format, {
    name: exportFileNames.orders,
    header: Object.values(orderColumnWording),
    pages: readInPages(
      (afterId) => queries.listOrderRows(db, afterId, filter),
      ({ order }) => order.id,
      orderCells,
    ),
  });
}

export async function exportCustomers(
  { db }: Pick<Shop, 'db'>,
  { format, ...period }: Asked<queries.Period>,
  member: Member,
) {
  await recordExport({ db }, member, 'customer', { format, ...period });
  return await writeTable(format, {
    name: exportFileNames.customers,
    header: Object.values(customerColumnWording),
    pages: readInPages(
      (afterId) => queries.listCustomerRows(db, afterId, period),
      ({ id }) => id,
      ({ id, createdAt, lastName, firstName, email, phone, city, orders, spent }) => [
        id,
        kyivTime.format(createdAt),
        lastName,
        firstName,
        email,
        phone,
        city,
        orders,
        hryvnias(spent),
      ],
    ),
  });
}

/** Only confirmed subscriptions: only those may get letters. */
export async function exportSubscriptions({ db }: Pick<Shop, 'db'>, { format }: Asked, member: Member) {
  await recordExport({ db }, member, 'subscription', { format });
  return await writeTable(format, {
    name: exportFileNames.subscriptions,
    header: Object.values(subscriptionColumnWording),
    pages: readInPages(
      (afterId) => queries.listSubscriptionRows(db, afterId),
      ({ id }) => id,
      ({ email, confirmedAt }) => [email, confirmedAt && kyivTime.format(confirmedAt)],
    ),
  });
}

/** Records who exports which personal data before the export starts. */
async function recordExport(
  { db }: Pick<Shop, 'db'>,
  member: Member,
  subject: AuditSubject,
  after: object,
): Promise<void> {
  await db.transaction((tx) => recordChange(tx, member, { action: 'export', subject, subjectId: 'table', after }));
}

function orderCells({ order, promoCode, lines }: OrderRow): Cell[] {
  return [
    order.id,
    kyivTime.format(order.createdAt),
    orderStateWording[order.state],
    order.lastName,
    order.firstName,
    order.phone,
    order.email,
    deliveryNames[order.deliveryType],
    deliveryAddress(order),
    order.waybillNumber,
    paymentMethodWording[order.paymentMethod],
    lines,
    hryvnias(order.goods),
    promoCode,
    hryvnias(order.promoDiscount),
    hryvnias(order.certificateDiscount),
    hryvnias(order.deliveryCost),
    hryvnias(order.total),
    hryvnias(order.received),
    hryvnias(order.refunded),
  ];
}

function deliveryAddress({ deliveryAddress: to }: OrderRow['order']): string {
  return [to.city, to.branch, to.street, to.house, to.apartment].filter(Boolean).join(', ');
}
