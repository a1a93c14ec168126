import { validateCertificateEndpoint } from '@shop/contract/certificates.ts';
import * as customers from '@shop/contract/customers.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import { confirmSubscriptionEndpoint, subscribeEndpoint, unsubscribeEndpoint } from '@shop/contract/newsletter.ts';
import { cancelOrderEndpoint, createOrderEndpoint } from '@shop/contract/orders.ts';
import { applyAsPartnerEndpoint } from '@shop/contract/partners.ts';
import * as passwords from '@shop/contract/passwords.ts';
import * as payments from '@shop/contract/payments.ts';
import { validatePromoCodeEndpoint } from '@shop/contract/promo-codes.ts';
import { noteSearchEndpoint } from '@shop/contract/searches.ts';
import * as sessions from '@shop/contract/sessions.ts';
import type { Rate } from '@shop/domain/rates.ts';
import { startSession } from '../src/features/customers/sessions/start-session.ts';
import { type Limit, limits } from '../src/features/rate-limits/rate-limits.ts';
import { dummyHash } from '../src/passwords.ts';
import { openTestShop } from './open-test-shop.ts';
import { personalInfo, pickupOrder } from './orders.ts';
import { partnerForm } from './partner-forms.ts';

/** The subject of a rate limit. */
export type Subject = 'one' | 'other';

export type LimitedCall = {
  endpoint: Endpoint;
  limit: Limit;
  /** The status while the limit is not reached. */
  status: number;
  body(subject: Subject): object;
};

/** A shop with two customers and no products, behind a trusted proxy. */
export async function openLimitedShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ trustProxy: ['127.0.0.1'], ...options });
  const { db, secrets } = shop.shop;
  const tokens: Record<string, string> = {};
  for (const subject of ['one', 'other'] as const) {
    const { rows } = await shop.database.pool.query(
      `insert into customers (email, first_name, last_name, phone, password_hash)
        values ($1, 'Олена', 'Коваль', '', $2) returning id`,
      [email(subject), dummyHash()],
    );
    tokens[subject] = (await startSession(db, secrets, rows[0].id, { address: '', device: '' })).access;
  }
  return {
    ...shop,
    call: ({ endpoint, body }: LimitedCall, subject: Subject, address: string) =>
      shop.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(':reference', subject),
        payload: body(subject),
        headers: { 'x-forwarded-for': address, authorization: `Bearer ${tokens[subject]}` },
      }),
  };
}

const email = (subject: Subject) => `${subject}@rosa.example`;
const password = 'Kalyna-2026!';
const newCustomer = (subject: Subject) => ({
  first_name: 'Олена',
  last_name: 'Коваль',
  email: email(subject),
  phone_number: '+380671234567',
  password,
  re_password: password,
});
const brokenLink = (subject: Subject) => ({ uid: 'MQ', token: subject, new_password: password });
const order = (subject: Subject) =>
  pickupOrder([{ variantId: 1, qty: 1 }], '100.00', { personal_info: { ...personalInfo, email: email(subject) } });

const call = (endpoint: Endpoint, limit: Limit, status: number, body: LimitedCall['body']): LimitedCall => ({
  endpoint,
  limit,
  status,
  body,
});

/** Stops the clock of a rate limit until the end of the test, so that a slow machine does not refill it. */
export function stopTime(limit: Limit): Disposable {
  const rates = Object.values(limit).filter((part): part is Rate => typeof part === 'object');
  for (const rate of rates) rate.seconds *= 1_000;
  return {
    [Symbol.dispose]: () => {
      for (const rate of rates) rate.seconds /= 1_000;
    },
  };
}

/** All rate-limited calls. */
export const limitedCalls: readonly LimitedCall[] = [
  call(sessions.signInEndpoint, limits.signIn, 401, (subject) => ({ email: email(subject), password })),
  call(customers.registerEndpoint, limits.register, 400, newCustomer),
  call(customers.resendActivationEndpoint, limits.mailActivation, 204, (subject) => ({ email: email(subject) })),
  call(passwords.requestResetEndpoint, limits.mailReset, 204, (subject) => ({ email: email(subject) })),
  call(customers.activateEndpoint, limits.useLink, 400, brokenLink),
  call(customers.confirmEmailEndpoint, limits.useLink, 400, brokenLink),
  call(passwords.confirmResetEndpoint, limits.useLink, 400, brokenLink),
  call(sessions.refreshEndpoint, limits.refresh, 401, () => ({ refresh: 'nothing' })),
  call(sessions.refreshAccountEndpoint, limits.refresh, 401, () => ({ refresh: 'nothing' })),
  call(passwords.changePasswordEndpoint, limits.provePassword, 400, () => ({
    current_password: 'wrong',
    new_password: password,
  })),
  call(customers.deleteAccountEndpoint, limits.provePassword, 400, () => ({ current_password: 'wrong' })),
  call(customers.updateProfileEndpoint, limits.changeEmail, 400, () => ({
    email: 'another@rosa.example',
    current_password: 'wrong',
  })),
  call(validatePromoCodeEndpoint, limits.promoCode, 404, (subject) => ({ code: subject })),
  call(validateCertificateEndpoint, limits.certificate, 404, (subject) => ({ serial_number: subject })),
  call(createOrderEndpoint, limits.order, 409, order),
  call(payments.payOrderEndpoint, limits.pay, 404, () => ({})),
  call(cancelOrderEndpoint, limits.pay, 404, () => ({})),
  call(payments.checkPayEndpoint, limits.checkPayment, 404, (subject) => ({ payment_reference: subject })),
  call(payments.widgetClosedEndpoint, limits.checkPayment, 404, (subject) => ({ payment_reference: subject })),
  call(subscribeEndpoint, limits.newsletter, 201, (subject) => ({ email: email(subject) })),
  call(confirmSubscriptionEndpoint, limits.useLink, 400, brokenLink),
  call(unsubscribeEndpoint, limits.useLink, 400, brokenLink),
  call(noteSearchEndpoint, limits.noteSearch, 204, () => ({ q: 'крем' })),
  call(applyAsPartnerEndpoint, limits.partner, 400, (subject) => partnerForm({ email: email(subject) })),
];
