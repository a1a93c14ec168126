import type { Executor } from '../../../database/database.ts';
import { listCustomerOrders } from '../../checkout/index.ts';
import { readSubscription } from '../../newsletter/index.ts';
import { readKnownDevices, readWrongTries } from '../../sign-in-safety/index.ts';
import { readCustomer } from '../customers.queries.ts';
import { toUser } from '../read-user.ts';
import type { CheckedSession } from '../sessions/check-access.ts';
import { listActiveSessions } from '../sessions/sessions.queries.ts';
import { listWishes } from '../wishes/wishes.queries.ts';

/** Everything that the shop stores about a customer, for the customer. */
export async function exportData(db: Executor, { customerId }: CheckedSession) {
  const customer = await readCustomer(db, customerId);
  const orders = await listCustomerOrders(db, customerId);
  return {
    exported: new Date().toISOString(),
    profile: {
      ...(await toUser(db, customer)),
      registered: customer.createdAt.toISOString(),
      consent: customer.consentAt?.toISOString() ?? null,
    },
    orders: orders.map(({ row: { firstName, lastName, phone, email, networkHash }, order }) => ({
      ...order,
      first_name: firstName,
      last_name: lastName,
      phone,
      email,
      network: networkHash,
    })),
    wishlist: (await listWishes(db, customerId)).map(({ variantId, productName, addedAt }) => ({
      variant: variantId,
      product_name: productName,
      added: addedAt.toISOString(),
    })),
    sessions: (await listActiveSessions(db, customerId)).map(({ device, address, createdAt, lastSeenAt }) => ({
      device,
      address,
      created: createdAt.toISOString(),
      last_seen: lastSeenAt.toISOString(),
    })),
    known_devices: await readKnownDevices(db, { customerId }),
    wrong_tries: await readWrongTries(db, customerId),
    newsletter: await readSubscription(db, customer.email),
  };
}
