import type { Transaction } from '@shop/server/database/database.ts';
import { customers } from '@shop/server/database/tables/customers.ts';
import { subscriptions } from '@shop/server/database/tables/notifications.ts';
import { staff } from '@shop/server/database/tables/staff.ts';
import { readOfferVersion } from '@shop/server/features/information/read-offer-version.ts';
import type { MediaStore } from '@shop/server/features/media/media-store.ts';
import { readOrderNoticeEmails } from '@shop/server/features/shop-settings/order-notices.ts';
import type { Past } from '../load-products.ts';
import { writeApplications } from './partner-applications.ts';
import { demoCustomer, people } from './people.ts';
import { piecesGone, planMonth } from './plan-month.ts';
import { kyivMoment } from './timeline.ts';
import { type Known, type PastParcel, type PastPayment, writeOrders } from './write-orders.ts';

/** The shop opened a little earlier than the month of its orders. */
const openedDaysAgo = 45;

/** The past that the catalogue needs for its stock and dates. */
export function planPast(now: Date): Past {
  return { since: kyivMoment(now, openedDaysAgo, 9 * 60), piecesGone: piecesGone(planMonth()) };
}

/**
 * Writes the month before the first start into a shop with a new catalogue, so that the back office shows a working shop.
 * Returns the payments and parcels for the emulators.
 */
export async function loadMonth(
  tx: Transaction,
  media: MediaStore,
  { now, trackingAddress }: Pick<Known, 'now' | 'trackingAddress'>,
): Promise<{ payments: PastPayment[]; parcels: PastParcel[] }> {
  const members = await tx.select({ id: staff.id, role: staff.role }).from(staff);
  const idOf = (role: 'owner' | 'manager') => members.find((member) => member.role === role)!.id;
  const staffIds = { owner: idOf('owner'), manager: idOf('manager') };
  const notified = await readOrderNoticeEmails(tx);
  const customerIds = await writeAccounts(tx, now);
  await writeSubscriptions(tx, now);
  await writeApplications(tx, media, { now, staffIds });
  return await writeOrders(tx, planMonth(), { now, customerIds, staffIds, notified, trackingAddress });
}

/** All have the password hash of the demo customer: hashing one for each would take seconds. */
async function writeAccounts(tx: Transaction, now: Date): Promise<ReadonlyMap<string, number>> {
  const { id, email, passwordHash } = customers;
  const known = await tx.select({ id, email, passwordHash }).from(customers);
  const demo = known.find((customer) => customer.email === demoCustomer.email)!;
  const consentVersion = await readOfferVersion(tx);
  const accounts = people.filter(({ hasAccount }) => hasAccount);
  const inserted = await tx
    .insert(customers)
    .values(
      accounts.map(({ firstName, lastName, email: address, phone, place }, index) => {
        const createdAt = kyivMoment(now, 44 - (index % 14), 10 * 60 + index * 31);
        return {
          ...{ firstName, lastName, email: address, phone, passwordHash: demo.passwordHash },
          city: place.type === 'nova_poshta' ? place.city.split(',')[0]! : 'Київ',
          activatedAt: new Date(createdAt.getTime() + 9 * 60_000),
          ...{ consentVersion, consentAt: createdAt, createdAt, updatedAt: createdAt },
        };
      }),
    )
    .returning({ id, email });
  return new Map([...inserted, demo].map((customer) => [customer.email, customer.id]));
}

/** Every third person is subscribed to the newsletter; one has not confirmed yet, two have unsubscribed. */
async function writeSubscriptions(tx: Transaction, now: Date): Promise<void> {
  const readers = [demoCustomer, ...people.filter((_, index) => index % 3 === 0)];
  await tx.insert(subscriptions).values(
    readers.map(({ email }, index) => {
      const askedAt = kyivMoment(now, 28 - index, 12 * 60 + index * 13);
      if (index === readers.length - 1) return { email, askedAt, createdAt: askedAt };
      const confirmedAt = new Date(askedAt.getTime() + 4 * 60_000);
      const isOver = index === 4 || index === 9;
      const confirmed = { email, askedAt, confirmedAt, createdAt: askedAt };
      return isOver
        ? { ...confirmed, state: 'unsubscribed' as const, unsubscribedAt: kyivMoment(now, 6, 15 * 60 + index) }
        : { ...confirmed, state: 'confirmed' as const };
    }),
  );
}
