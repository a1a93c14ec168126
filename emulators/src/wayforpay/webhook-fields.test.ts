import { expect, test } from 'vitest';
import { sign } from './signature.ts';
import { accepted, company, offer, triedEmulator } from './tried-emulator.ts';

const seconds = 1000;
const refused = () => new Response('OK');

test('a webhook is JSON that is labelled as a form, with a number for the amount and escaped letters', async () => {
  const bank = triedEmulator();
  bank.pay(offer(), 'approved');
  await bank.clock.pass(0);

  const [{ url, type, body } = { url: '', type: '', body: '' }] = bank.received;
  expect([url, type]).toEqual(['http://shop.test/webhooks', 'application/x-www-form-urlencoded']);
  expect(body).toContain('"amount":1249.5,"currency":"UAH"');
  expect(body).toContain('"issuerBankName":"\\u0414\\u0435\\u043c');
  expect(body).not.toMatch(/[^ -~]/);
  const { authCode, ...webhook } = JSON.parse(body);
  expect(authCode).toMatch(/^\d{6}$/);
  const signed = ['test_merch_n1', 'order-1', '1249.5', 'UAH', authCode, '41****1111', 'Approved', 1100];
  expect(webhook).toEqual({
    merchantAccount: 'test_merch_n1',
    orderReference: 'order-1',
    merchantSignature: sign(signed, company.secretKey),
    amount: 1249.5,
    currency: 'UAH',
    email: '',
    phone: null,
    createdDate: 1794816000,
    processingDate: 1794816000,
    cardPan: '41****1111',
    cardType: 'Visa',
    issuerBankCountry: 'Ukraine',
    issuerBankName: 'Демонстраційний банк',
    recToken: '',
    transactionStatus: 'Approved',
    reason: 'Ok',
    reasonCode: 1100,
    fee: 24.99,
    paymentSystem: 'card',
    acquirerBankName: 'WayForPay',
    cardProduct: 'debit',
    clientName: null,
  });
  expect(bank.deliveries.waiting).toEqual([]);
});

test.each([
  ['declined', 'Declined', 1101, '41****1111'],
  ['insufficient funds', 'Declined', 1104, '41****1111'],
  ['3-D Secure failed', 'Declined', 1108, '41****1111'],
  ['pending', 'Pending', 1134, '41****1111'],
  ['expired', 'Expired', 1124, ''],
] as const)('%s is reported as %s %i', (outcome, transactionStatus, reasonCode, cardPan) => {
  const bank = triedEmulator();
  bank.deliveries.isByHand = true;
  bank.pay(offer(), outcome);
  expect(bank.deliveries.waiting.map(({ body }) => JSON.parse(body))).toMatchObject([
    { transactionStatus, reasonCode, cardPan, authCode: '' },
  ]);
});

test('a webhook of a no carries the address at which another card may pay, escaped', () => {
  const bank = triedEmulator();
  bank.deliveries.isByHand = true;
  const { session } = bank.pay(offer(), 'declined');
  expect(bank.deliveries.waiting[0]!.body).toContain(
    `"repayUrl":"http:\\/\\/shop.test\\/emulators\\/wayforpay\\/repay\\/${session}"`,
  );
});

test('a wallet leaves the card empty', () => {
  const bank = triedEmulator();
  bank.deliveries.isByHand = true;
  bank.pay(offer(), 'approved', { cardPan: '', paymentSystem: 'googlePay' });
  expect(JSON.parse(bank.deliveries.waiting[0]!.body)).toMatchObject({
    cardPan: '',
    cardType: null,
    paymentSystem: 'googlePay',
  });
});

test('a webhook is repeated with growing pauses until the shop accepts it with a signature', async () => {
  const answers = [
    () => new Response('', { status: 500 }),
    refused,
    () => Response.json({ orderReference: 'order-1', status: 'accept', time: 1, signature: 'f'.repeat(32) }),
    () => accepted('{"orderReference":"order-2"}'),
    async (body: string) => Response.json({ ...(await accepted(body).json()), orderReference: 'order-2' }),
    accepted,
  ];
  const bank = triedEmulator({ answer: (body) => answers.shift()!(body) });
  bank.pay(offer(), 'approved');
  await bank.clock.pass(0);
  expect(bank.received).toHaveLength(1);
  await bank.clock.pass(1 * seconds);
  expect(bank.received).toHaveLength(2);
  await bank.clock.pass(4 * seconds);
  expect(bank.received).toHaveLength(2);
  await bank.clock.pass(16 * seconds);
  expect(bank.received).toHaveLength(4);
  expect(bank.deliveries.waiting).toHaveLength(1);
  await bank.clock.pass(60 * seconds);
  expect(bank.received).toHaveLength(5);
  expect(bank.deliveries.waiting).toHaveLength(1);
  await bank.clock.pass(300 * seconds);
  expect(bank.received).toHaveLength(6);
  expect(new Set(bank.received.map(({ body }) => body)).size).toBe(1);
  expect(bank.deliveries.waiting).toEqual([]);
  await bank.clock.pass(10 * 24 * 3600 * seconds);
  expect(bank.received).toHaveLength(6);
});

test('repetitions end after four days, and at once when the company closes', async () => {
  const patient = triedEmulator({ answer: refused });
  patient.pay(offer(), 'approved');
  await patient.clock.pass(10 * 24 * 3600 * seconds);
  expect([patient.received.length, patient.deliveries.waiting]).toEqual([101, []]);

  const closed = triedEmulator({ answer: refused });
  closed.pay(offer(), 'approved');
  await closed.clock.pass(0);
  closed.close();
  await closed.clock.pass(3600 * seconds);
  expect(closed.received).toHaveLength(1);
});

test('for tests a webhook can be held back, lost, sent twice, late, and say what is not true', async () => {
  const bank = triedEmulator();
  bank.deliveries.isByHand = true;
  const payment = bank.pay(offer(), 'approved');
  const [approval] = bank.deliveries.waiting;
  await bank.clock.pass(3600 * seconds);
  expect(bank.received).toEqual([]);

  bank.ledger.refund(payment, 124_950);
  const [, refund] = bank.deliveries.waiting;
  await bank.deliveries.deliver(refund!);
  await bank.deliveries.deliver(approval!);
  expect(await bank.deliveries.deliver(approval!)).toMatchObject({ status: 200, isAccepted: true });
  expect(bank.received.map(({ body }) => JSON.parse(body).transactionStatus)).toEqual([
    'Refunded',
    'Approved',
    'Approved',
  ]);

  bank.webhook(payment, { amount: '26.10', transactionStatus: 'Approved' });
  expect(bank.deliveries.waiting[0]!.body).toContain('"amount":26.10,');
  bank.deliveries.lose();
  expect(bank.deliveries.waiting).toEqual([]);
});

test('nothing is reported to an address that is not the shop’s', async () => {
  const bank = triedEmulator();
  bank.pay(offer({ serviceUrl: 'http://elsewhere.test/webhooks' }), 'approved');
  await bank.clock.pass(3600 * seconds);
  expect([bank.received, bank.deliveries.waiting]).toEqual([[], []]);
});
