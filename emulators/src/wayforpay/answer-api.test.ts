import { expect, test } from 'vitest';
import { sign } from './signature.ts';
import { company, offer, triedEmulator } from './tried-emulator.ts';

const order = { orderReference: 'order-1' };
const refund = (amount: string | number, changes: object = {}) => ({
  ...order,
  amount,
  currency: 'UAH',
  comment: 'Повернення',
  ...changes,
});

function paid(changes: Record<string, unknown> = {}) {
  const bank = triedEmulator();
  bank.deliveries.isByHand = true;
  const payment = bank.pay(offer(changes), 'approved');
  const toldStatuses = () => bank.deliveries.waiting.map(({ body }) => JSON.parse(body).transactionStatus);
  return { ...bank, payment, toldStatuses };
}

const signedAnswer = (transactionStatus: string, reasonCode: number, reason: string) => ({
  merchantAccount: 'test_merch_n1',
  ...order,
  transactionStatus,
  reason,
  reasonCode,
  merchantSignature: sign(['test_merch_n1', 'order-1', transactionStatus, reasonCode], company.secretKey),
});

test('a status is told with everything that is known, signed like a webhook', async () => {
  const bank = paid();
  const { authCode } = bank.payment;
  const signed = ['test_merch_n1', 'order-1', '1249.5', 'UAH', authCode, '41****1111', 'Approved', 1100];
  expect(await bank.ask('CHECK_STATUS', order)).toEqual({
    merchantAccount: 'test_merch_n1',
    orderReference: 'order-1',
    merchantSignature: sign(signed, company.secretKey),
    amount: 1249.5,
    currency: 'UAH',
    authCode,
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
    settlementDate: null,
    settlementAmount: 1249.5,
    refundAmount: null,
    baseAmount: 1249.5,
    baseCurrency: 'UAH',
  });
  expect(await bank.ask('CHECK_STATUS', { ...order, apiVersion: 2 })).toMatchObject({
    products: [{ name: 'Замовлення № 42', price: 1249.5, count: 1 }],
  });
});

test('a page that was only opened is Created, and at the bank it is InProcessing; neither is reported', async () => {
  const bank = triedEmulator();
  await bank.post('/pay/compact?behavior=frame', offer());
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ transactionStatus: 'Created', cardPan: '' });
  bank.pay(offer(), '3-D Secure');
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ transactionStatus: 'InProcessing', reasonCode: 1131 });
  expect(bank.deliveries.waiting).toEqual([]);
});

test('the bank approves by itself after a while, and an offer ends with its time', async () => {
  const bank = triedEmulator();
  bank.pay(offer(), '3-D Secure');
  await bank.post('/pay', offer({ orderReference: 'order-2', orderTimeout: 60 }));
  await bank.clock.pass(7_000);
  expect(bank.received).toEqual([]);
  await bank.clock.pass(1_000);
  expect(bank.ledger.find('order-1')).toMatchObject({ status: 'Approved', due: null });
  await bank.clock.pass(52_000);
  expect(bank.ledger.find('order-2')).toMatchObject({ status: 'Expired', reasonCode: 1124 });
  expect(bank.received.map(({ body }) => JSON.parse(body).transactionStatus)).toEqual(['Approved', 'Expired']);
});

test('an order that nobody opened is unknown', async () => {
  const bank = triedEmulator();
  const merchantSignature = sign(['test_merch_n1', 'order-1', '', '', '', '', '', 1127], company.secretKey);
  expect(await bank.ask('CHECK_STATUS', order)).toEqual({
    merchantAccount: 'test_merch_n1',
    ...order,
    merchantSignature,
    reason: 'Order not found',
    reasonCode: 1127,
  });
  expect(await bank.ask('REFUND', refund('10.00'))).toEqual(signedAnswer('Declined', 1127, 'Order not found'));
});

test('money goes back in parts, as far as it goes, and each part is reported', async () => {
  const bank = paid();
  expect(await bank.ask('REFUND', refund('249.50'))).toEqual(signedAnswer('Refunded', 1100, 'Ok'));
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ transactionStatus: 'Refunded', refundAmount: 249.5 });
  expect(await bank.ask('REFUND', refund('1000.01'))).toEqual(signedAnswer('Declined', 1128, 'Refund limit exceeded'));
  expect(await bank.ask('REFUND', refund(1000))).toEqual(signedAnswer('Refunded', 1100, 'Ok'));
  expect(await bank.ask('REFUND', refund('0.01'))).toMatchObject({ reasonCode: 1128 });
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ refundAmount: 1249.5 });
  expect(bank.toldStatuses()).toEqual(['Approved', 'Refunded', 'Refunded']);
});

test('without money on the merchant’s balance a refund comes later', async () => {
  const bank = paid();
  bank.ledger.isShortOfMoney = true;
  expect(await bank.ask('REFUND', refund('1249.50'))).toEqual(
    signedAnswer('RefundInProcessing', 1138, 'Refund in processing'),
  );
  expect(await bank.ask('REFUND', refund('1249.50'))).toMatchObject({ reasonCode: 1128 });
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ refundAmount: null });
  await bank.clock.pass(30_000);
  expect(await bank.ask('CHECK_STATUS', order)).toMatchObject({ transactionStatus: 'Refunded', refundAmount: 1249.5 });
  expect(bank.toldStatuses()).toEqual(['Approved', 'RefundInProcessing', 'Refunded']);
});

test.each([
  ['no comment', { comment: '' }, 1115],
  ['no sum', { amount: 'abc' }, 1130],
  ['another currency', { currency: 'USD' }, 1110],
])('a refund with %s is declined and moves nothing', async (_, changes, reasonCode) => {
  const bank = paid();
  const before = structuredClone(bank.payment);
  expect(await bank.ask('REFUND', refund('10.00', changes))).toMatchObject({
    transactionStatus: 'Declined',
    reasonCode,
  });
  expect(bank.payment).toEqual(before);
});

test('what was not paid cannot go back', async () => {
  const bank = triedEmulator();
  bank.pay(offer(), 'declined');
  expect(await bank.ask('REFUND', refund('10.00'))).toEqual(signedAnswer('Declined', 1126, 'Illegal order state'));
});

test('held money is taken, in part if wished, or let go as a whole', async () => {
  const held = paid({ merchantTransactionType: 'AUTH' });
  expect(held.payment.status).toBe('WaitingAuthComplete');
  expect(await held.ask('SETTLE', refund('1249.51'))).toMatchObject({ reasonCode: 1137 });
  expect(await held.ask('SETTLE', refund('1000.00'))).toEqual(signedAnswer('Approved', 1100, 'Ok'));
  expect(await held.ask('CHECK_STATUS', order)).toMatchObject({ transactionStatus: 'Approved', amount: 1000 });
  expect(await held.ask('SETTLE', refund('1000.00'))).toMatchObject({ reasonCode: 1126 });

  const released = paid({ merchantTransactionType: 'AUTH' });
  expect(await released.ask('REFUND', refund('10.00'))).toMatchObject({ reasonCode: 1141 });
  expect(await released.ask('REFUND', refund('1249.50'))).toEqual(signedAnswer('Voided', 1100, 'Ok'));
  expect(released.toldStatuses()).toEqual(['WaitingAuthComplete', 'Voided']);
});

test.each([
  ['a wrong signature', { merchantSignature: 'f'.repeat(32) }, 1113, 'Invalid signature'],
  ['no signature', { merchantSignature: undefined }, 1113, 'Invalid signature'],
  ['another account', { merchantAccount: 'somebody' }, 1121, 'Account not found'],
  ['no order', { orderReference: undefined }, 1115, 'Parameter(s) missing'],
  ['an unknown version', { apiVersion: 3 }, 1109, 'Format Error'],
  ['an unknown operation', { transactionType: 'CHARGE' }, 1109, 'Format Error'],
])('%s is refused without a signature', async (_, changes, reasonCode, reason) => {
  expect(await paid().ask('REFUND', refund('10.00', changes))).toEqual({ reasonCode, reason });
});

test.each(['', 'null', '[', '{"transactionType":{"toString":1}}'])('%j is refused, too', async (body) => {
  const reply = await triedEmulator().fetch(`${company.address}/api`, { method: 'POST', body });
  expect(await reply.json()).toEqual({ reasonCode: 1109, reason: 'Format Error' });
});

test('answers go wrong in every known way, and what was asked for has happened', async () => {
  const bank = paid();
  const merchantSignature = sign(['test_merch_n1', 'order-1', '10.00', 'UAH'], company.secretKey);
  const body = JSON.stringify({
    transactionType: 'REFUND',
    merchantAccount: 'test_merch_n1',
    merchantSignature,
    ...refund('10.00'),
  });
  const call = (signal?: AbortSignal) =>
    bank.fetch(`${company.address}/api`, { method: 'POST', body, ...(signal && { signal }) });

  bank.goWrong('broken', 'garbage', 'wrong signature');
  expect((await call()).status).toBe(500);
  expect(await (await call()).text()).toContain('<html>');
  expect(await (await call()).json()).toMatchObject({
    transactionStatus: 'Refunded',
    merchantSignature: '0'.repeat(32),
  });

  bank.goWrong('silent');
  const patience = new AbortController();
  const silence = call(patience.signal);
  patience.abort(new Error('no patience'));
  await expect(silence).rejects.toThrow('no patience');

  bank.goWrong('slow');
  const late = call();
  await expect.poll(() => bank.payment.refunded).toBe(50_00);
  await bank.clock.pass(3_000);
  expect((await late).status).toBe(200);
});
