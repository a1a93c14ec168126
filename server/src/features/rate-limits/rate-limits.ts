import type { Rate } from '@shop/domain/rates.ts';

export type Limit = {
  /** Prefix of its buckets. */
  name: string;
  perAddress: Rate;
  /** Per e-mail, code or customer that the call is about, from all networks together. */
  perSubject?: Rate;
  /** The same from one network. Lower, so that one attacker cannot use up the limit of a subject. */
  perSubjectOfNetwork?: Rate;
  /** Per device that has signed in to the account before. For such a device only this limit applies. */
  perDevice?: Rate;
  /** Successful calls do not count: only wrong ones are guesses. */
  forgivesRight?: true;
};

const inTenMinutes = (count: number): Rate => ({ count, seconds: 600 });
const inAnHour = (count: number): Rate => ({ count, seconds: 3_600 });

/** All rate limits. Endpoints with the same limit share its buckets. */
export const limits = {
  signIn: {
    name: 'sign-in',
    perAddress: inTenMinutes(100),
    perSubject: inTenMinutes(100),
    perSubjectOfNetwork: inTenMinutes(10),
    perDevice: inTenMinutes(10),
    forgivesRight: true,
  },
  staffSignIn: {
    name: 'staff-sign-in',
    perAddress: inTenMinutes(60),
    perSubject: inTenMinutes(100),
    perSubjectOfNetwork: inTenMinutes(10),
    perDevice: inTenMinutes(10),
    forgivesRight: true,
  },
  // Counted only after the right password, so strangers cannot use it up. Low, because six digits are soon guessed.
  secondFactor: {
    name: 'second-factor',
    perAddress: inTenMinutes(60),
    perSubject: inTenMinutes(10),
    perDevice: inTenMinutes(10),
    forgivesRight: true,
  },
  register: { name: 'register', perAddress: inTenMinutes(120), perSubject: inTenMinutes(5) },
  // Separate limits: requests for activation links must not block a customer's password reset.
  mailActivation: { name: 'mail-activation', perAddress: inAnHour(60), perSubject: inAnHour(10) },
  mailReset: { name: 'mail-reset', perAddress: inAnHour(60), perSubject: inAnHour(10) },
  // Successful calls count, too: each sends a letter to an address that may not be the customer's.
  changeEmail: { name: 'change-email', perAddress: inTenMinutes(240), perSubject: inAnHour(10) },
  useLink: { name: 'use-link', perAddress: inTenMinutes(120), perSubject: inTenMinutes(20) },
  refresh: { name: 'refresh', perAddress: inTenMinutes(600) },
  provePassword: {
    name: 'prove-password',
    perAddress: inTenMinutes(60),
    perSubject: inTenMinutes(10),
    forgivesRight: true,
  },
  // High: a code from the newsletter is checked by many customers.
  promoCode: { name: 'promo-code', perAddress: inTenMinutes(240), perSubject: inTenMinutes(600), forgivesRight: true },
  certificate: { name: 'certificate', perAddress: inTenMinutes(120), perSubject: inTenMinutes(120) },
  order: { name: 'order', perAddress: inTenMinutes(400), perSubject: inTenMinutes(100) },
  pay: { name: 'pay', perAddress: inTenMinutes(200), perSubject: inTenMinutes(40) },
  // A page that waits for its payment polls every five seconds.
  checkPayment: { name: 'check-payment', perAddress: inTenMinutes(2_000), perSubject: inTenMinutes(600) },
  // Only webhooks without a valid signature: the provider's own are never counted or refused.
  unsignedWebhook: { name: 'unsigned-webhook', perAddress: inTenMinutes(60) },
  // What the shop does not know yet and has to ask of the carrier. Beyond it, customers do without.
  carrierQuestion: { name: 'carrier-question', perAddress: inTenMinutes(20) },
  newsletter: { name: 'newsletter', perAddress: inTenMinutes(60), perSubject: inTenMinutes(5) },
  // Per address, every submitted form counts, because each brings a file.
  partner: { name: 'partner', perAddress: inTenMinutes(60), perSubject: inAnHour(10) },
  // Letters of the staff to themselves, to see a text.
  tryLetter: { name: 'try-letter', perAddress: inAnHour(60), perSubject: inAnHour(10) },
  // Each different search of a network is a row. Beyond the limit a search works as ever and is not counted.
  noteSearch: { name: 'note-search', perAddress: inAnHour(60) },
} satisfies Record<string, Limit>;
