import { randomUUID } from 'node:crypto';
import type { TableFormat } from '@shop/contract/admin/exchange.ts';
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
import { queueLetter } from '../../notifications/index.ts';
import { ownerEmails } from '../../staff/index.ts';
import type { Cell } from '../tables/cell.ts';
import { writeTable } from '../tables/write-table.ts';
import * as queries from './export.queries.ts';
import { readInPages } from './read-in-pages.ts';

type Asked<Filter = object> = Filter & { format: TableFormat };
type Member = { id: number; name: string };
type Tools = Pick<Shop, 'db' | 'queue'>;
type ListName = 'order' | 'customer' | 'subscription';
type OrderRow = Awaited<ReturnType<typeof queries.listOrderRows>>[number];

const kyivTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });
const hryvnias = (amount: number) => amount / 100;

export async function exportOrders(
  { db, queue }: Tools,
  { format, ...filter }: Asked<Parameters<typeof queries.listOrderRows>[2]>,
  member: Member,
) {
  await recordExport({ db, queue }, member, 'order', { format, ...filter });
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
  { db, queue }: Tools,
  { format, ...period }: Asked<queries.Period>,
  member: Member,
) {
  await recordExport({ db, queue }, member, 'customer', { format, ...period });
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
export async function exportSubscriptions({ db, queue }: Tools, { format }: Asked, member: Member) {
  await recordExport({ db, queue }, member, 'subscription', { format });
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

/** Before the export starts: the log says who takes which personal data, and each owner gets a letter. */
async function recordExport(
  { db, queue }: Tools,
  member: Member,
  subject: ListName,
  after: { format: TableFormat; from?: string | undefined; to?: string | undefined },
): Promise<void> {
  const event = `people-exported:${randomUUID()}`;
  await db.transaction(async (tx) => {
    await recordChange(tx, member, { action: 'export', subject, subjectId: 'table', after });
    const { format, from, to } = after;
    const data = { by: member.name, list: subject, format, from, to, at: new Date().toISOString() };
    for (const recipient of await ownerEmails(tx))
      await queueLetter(tx, queue, { event: `${event}:${recipient}`, kind: 'people-exported', recipient, data });
  });
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
