import { expect, test } from 'vitest';
import { answeringWayforpay, patience, signedAnswer } from '../../../tests/answering-wayforpay.ts';
import { ask } from './ask.ts';

const names = [
  'merchantAccount',
  'orderReference',
  'amount',
  'currency',
  'authCode',
  'cardPan',
  'transactionStatus',
  'reasonCode',
];
const signed = (said: Record<string, unknown>) => signedAnswer(names, said);
const approved = {
  merchantAccount: 'test_merch_n1',
  orderReference: 'DH783023',
  amount: 1547.36,
  currency: 'UAH',
  authCode: '541963',
  cardPan: '41****8217',
  transactionStatus: 'Approved',
  reasonCode: 1100,
};
const unknown = { merchantAccount: 'test_merch_n1', orderReference: 'DH783023', reasonCode: 1127 };

test('the provider is asked with a signature, and its signed answer is a webhook', async () => {
  const wayforpay = answeringWayforpay({ ...approved, merchantSignature: 'ee460de4b316672fa974295ed4dba738' });

  const webhook = await ask(wayforpay.settings, 'DH783023', patience);

  expect(wayforpay.asked).toEqual([
    {
      transactionType: 'CHECK_STATUS',
      merchantAccount: 'test_merch_n1',
      orderReference: 'DH783023',
      merchantSignature: 'b1877c0b08a7d49a579f18ed68855ec6',
      apiVersion: 1,
    },
  ]);
  expect(webhook).toEqual({
    reference: 'DH783023',
    status: 'Approved',
    state: 'approved',
    amount: 154736,
    currency: 'UAH',
    reasonCode: 1100,
    cardMask: '41****8217',
    refunded: undefined,
    meaning: 'test_merch_n1;DH783023;1547.36;UAH;541963;41****8217;Approved;1100',
    body: wayforpay.body,
  });
});

test.each([
  [0, undefined, 'Refunded;1100'],
  [100.5, 10050, 'Refunded;1100;10050'],
  ['1547.36', 154736, 'Refunded;1100;154736'],
  [-1, undefined, 'Refunded;1100'],
  [[1], undefined, 'Refunded;1100'],
  [null, undefined, 'Refunded;1100'],
])('that %j has gone back is %s kopiykas, and a webhook of its own', async (refundAmount, refunded, meaning) => {
  const wayforpay = answeringWayforpay(signed({ ...approved, transactionStatus: 'Refunded', refundAmount }));
  const webhook = await ask(wayforpay.settings, 'DH783023', patience);
  expect(webhook).toMatchObject({
    state: 'refunded',
    meaning: `test_merch_n1;DH783023;1547.36;UAH;541963;41****8217;${meaning}`,
  });
  expect(webhook).toHaveProperty('refunded', refunded);
});

test.each([
  ['signed', signed(unknown)],
  ['signed, with a no', signed({ ...unknown, transactionStatus: 'Declined', amount: 1547.36, currency: 'UAH' })],
  ['unsigned', unknown],
  ['unsigned, with a no', { ...unknown, transactionStatus: 'Declined' }],
  ['unsigned, never begun', { ...unknown, transactionStatus: 'Created', merchantSignature: '' }],
  ['unsigned, with a code only', { reason: 'Order not found', reasonCode: '1127' }],
])('an attempt of which the provider knows nothing is unknown: %s', async (_, answer) => {
  expect(await ask(answeringWayforpay(answer).settings, 'DH783023', patience)).toBe('unknown');
});

const notVouchedFor = (reason: number) => `WayForPay, CHECK_STATUS: answer without a valid signature, reason ${reason}`;

test.each([
  ['beside an approval', { ...unknown, transactionStatus: 'Approved' }],
  ['beside a hold', { ...unknown, transactionStatus: 'WaitingAuthComplete' }],
  ['beside money on its way', { ...unknown, transactionStatus: 'InProcessing' }],
  ['beside a refund', { ...unknown, transactionStatus: 'Refunded' }],
  ['beside a word that nobody knows', { ...unknown, transactionStatus: 'WaitingAmountConfirm' }],
  ['beside something that is no word', { ...unknown, transactionStatus: ['Approved'] }],
  ['with a wrong signature', { ...unknown, merchantSignature: '0'.repeat(32) }],
  ['with something that is no signature', { ...unknown, merchantSignature: {} }],
  ['about another payment', { ...unknown, orderReference: 'DH783024' }],
  ['about another account', { ...unknown, merchantAccount: 'test_merch_n2' }],
])('that the provider knows nothing is not believed %s', async (_, answer) => {
  await expect(ask(answeringWayforpay(answer).settings, 'DH783023', patience)).rejects.toThrow(notVouchedFor(1127));
});

test('a signed approval counts whatever code stands beside it', async () => {
  const { settings } = answeringWayforpay(signed({ ...approved, reasonCode: 1127 }));
  expect(await ask(settings, 'DH783023', patience)).toMatchObject({ state: 'approved', reasonCode: 1127 });
});

test.each([
  ['no signature', approved, notVouchedFor(1100)],
  ['a wrong signature', { ...signed(approved), amount: 1 }, notVouchedFor(1100)],
  ['a signature of another payment', signed({ ...approved, orderReference: 'DH783024' }), 'about another payment'],
  ['a refused signature', { reason: 'Invalid signature', reasonCode: 1113 }, notVouchedFor(1113)],
  ['words for a code', { reasonCode: 'secret words' }, /without a valid signature$/],
  [
    'signed nothing',
    signed({ merchantAccount: 'test_merch_n1', orderReference: 'DH783023' }),
    /without a valid signature$/,
  ],
  ['a list', [signed(approved)], 'unreadable answer'],
  ['a form', new URLSearchParams(signed(approved) as never).toString(), 'unreadable answer'],
  ['nothing', '', 'unreadable answer'],
])('an answer with %s fails', async (_, answer, problem) => {
  await expect(ask(answeringWayforpay(answer).settings, 'DH783023', patience)).rejects.toThrow(problem);
});
