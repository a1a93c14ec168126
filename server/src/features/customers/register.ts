import type { NewCustomer } from '@shop/contract/customers.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { accountWording } from '@shop/wording/accounts.ts';
import { hashPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { readOfferVersion } from '../information/index.ts';
import { queueLetter } from '../notifications/index.ts';
import { type BroughtDevice, registerDevice } from '../sign-in-safety/index.ts';
import { findCustomerByEmail, insertCustomer } from './customers.queries.ts';
import { issueLink } from './links/mailed-links.ts';
import type { SignedIn } from './sessions/sign-in.ts';
import { type Device, startSession } from './sessions/start-session.ts';

/** Signs the new customer in at once. The address is confirmed later by the link in the letter. */
export async function register(
  { db, queue, secrets }: Pick<Shop, 'db' | 'queue' | 'secrets'>,
  { email, first_name: firstName, last_name: lastName, phone_number: phone, password, consent }: NewCustomer,
  device: Device & BroughtDevice,
): Promise<SignedIn> {
  if (await findCustomerByEmail(db, email)) throw emailTaken();
  const passwordHash = await hashPassword(password);
  const consented = consent ? { consentVersion: await readOfferVersion(db), consentAt: new Date() } : {};
  return await db.transaction(async (tx) => {
    const customerId = await insertCustomer(tx, { email, firstName, lastName, phone, passwordHash, ...consented });
    // A concurrent registration was first.
    if (customerId === undefined) throw emailTaken();
    const salt = await issueLink(tx, secrets, { customerId, purpose: 'activation' });
    const data = { customerId, firstName, salt };
    await queueLetter(tx, queue, { event: `activation:${customerId}`, kind: 'activation', recipient: email, data });
    const tokens = await startSession(tx, secrets, customerId, device);
    return { tokens, deviceToken: await registerDevice(tx, { customerId }, device) };
  });
}

function emailTaken(): Refusal {
  return new Refusal('invalid_request', { fields: { email: [accountWording.emailTaken] } });
}
