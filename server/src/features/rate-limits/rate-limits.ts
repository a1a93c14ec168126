import type { Rate } from '@shop/domain/rates.ts';

export type Limit = {
  /** A word of its buckets. */
  name: string;
  perAddress: Rate;
  /** The e-mail, code or customer that the call is about, wherever it comes from. */
  perSubject?: Rate;
  /** The same from one network: less, so that one stranger cannot use up what everybody may try about a subject. */
  perSubjectOfNetwork?: Rate;
  /** Of a device that has signed in to the subject before: counted alone, and nothing else is for it. */
  perDevice?: Rate;
  /** A call that was right is not counted: only wrong ones guess. */
  forgivesRight?: true;
};

const inTenMinutes = (count: number): Rate => ({ count, seconds: 600 });
const inAnHour = (count: number): Rate => ({ count, seconds: 3_600 });

/** How often what may be called. Calls of one limit are counted together. */
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
  // Counted after the right password: a hundred tries would guess six digits too soon, and strangers do not come here.
  secondFactor: {
    name: 'second-factor',
    perAddress: inTenMinutes(60),
    perSubject: inTenMinutes(10),
    perDevice: inTenMinutes(10),
    forgivesRight: true,
  },
  register: { name: 'register', perAddress: inTenMinutes(120), perSubject: inTenMinutes(5) },
  // Apart: whoever asks for links that nobody needs must not keep a customer from the one that they do.
  mailActivation: { name: 'mail-activation', perAddress: inAnHour(60), perSubject: inAnHour(10) },
  mailReset: { name: 'mail-reset', perAddress: inAnHour(60), perSubject: inAnHour(10) },
  // Right ones count, too: each mails a letter to an address that need not be the customer's.
  changeEmail: { name: 'change-email', perAddress: inTenMinutes(240), perSubject: inAnHour(10) },
  useLink: { name: 'use-link', perAddress: inTenMinutes(120), perSubject: inTenMinutes(20) },
  refresh: { name: 'refresh', perAddress: inTenMinutes(600) },
  provePassword: {
    name: 'prove-password',
    perAddress: inTenMinutes(60),
    perSubject: inTenMinutes(10),
    forgivesRight: true,
  },
  // A code that everybody was mailed is asked about by everybody.
  promoCode: { name: 'promo-code', perAddress: inTenMinutes(240), perSubject: inTenMinutes(600), forgivesRight: true },
  certificate: { name: 'certificate', perAddress: inTenMinutes(120), perSubject: inTenMinutes(120) },
  order: { name: 'order', perAddress: inTenMinutes(400), perSubject: inTenMinutes(100) },
  pay: { name: 'pay', perAddress: inTenMinutes(200), perSubject: inTenMinutes(40) },
  // A page that waits for its payment asks every five seconds.
  checkPayment: { name: 'check-payment', perAddress: inTenMinutes(2_000), perSubject: inTenMinutes(600) },
  // Only webhooks that nobody signed: the provider's own are never counted, and never refused.
  unsignedWebhook: { name: 'unsigned-webhook', perAddress: inTenMinutes(60) },
  newsletter: { name: 'newsletter', perAddress: inTenMinutes(60), perSubject: inTenMinutes(5) },
  // Of an address every form is counted that is sent: each brings a file.
  partner: { name: 'partner', perAddress: inTenMinutes(60), perSubject: inAnHour(10) },
} satisfies Record<string, Limit>;
