import { kopiykas } from '@shop/domain/money.ts';
import { expect, test } from 'vitest';
import { answeringWayforpay, patience, signedAnswer } from '../../../tests/answering-wayforpay.ts';
import { refund } from './refund.ts';

const names = ['merchantAccount', 'orderReference', 'transactionStatus', 'reasonCode'];
const signed = (said: Record<string, unknown>) => signedAnswer(names, said);
const asked = { reference: 'DH783023', amount: kopiykas(154_736), comment: 'Повернення товару' };
const refunded = {
  merchantAccount: 'test_merch_n1',
  orderReference: 'DH783023',
  transactionStatus: 'Refunded',
  reason: 'Ok',
  reasonCode: 1100,
};

test('money is sent back by a signed request, and the signed answer is believed', async () => {
  const wayforpay = answeringWayforpay({ ...refunded, merchantSignature: '6458983625de7b47e44fc52f7bfee008' });

  const answer = await refund(wayforpay.settings, asked, patience);

  expect(wayforpay.asked).toEqual([
    {
      transactionType: 'REFUND',
      merchantAccount: 'test_merch_n1',
      orderReference: 'DH783023',
      amount: '1547.36',
      currency: 'UAH',
      comment: 'Повернення товару',
      merchantSignature: 'aeef7da70d54098937a7930f64193710',
      apiVersion: 1,
    },
  ]);
  expect(answer).toEqual({ state: 'refunded', status: 'Refunded', reasonCode: 1100, body: wayforpay.body });
});

test('a part is written with two decimals', async () => {
  const wayforpay = answeringWayforpay(signed(refunded));
  await refund(wayforpay.settings, { ...asked, amount: kopiykas(50) }, patience);
  expect(wayforpay.asked).toEqual([expect.objectContaining({ amount: '0.50' })]);
});

test.each([
  ['Voided', 1100, 'voided'],
  ['RefundInProcessing', 1138, 'refund_in_processing'],
  ['refundInProcessing', 1136, 'refund_in_processing'],
  ['Declined', 1128, 'refused'],
  ['Declined', 1123, 'refused'],
])('%s, reason %d, is %s', async (transactionStatus, reasonCode, state) => {
  const { settings } = answeringWayforpay(signed({ ...refunded, transactionStatus, reasonCode }));
  expect(await refund(settings, asked, patience)).toMatchObject({ state, status: transactionStatus, reasonCode });
});

const unclear = 'refund status unknown';

test.each([
  ['no signature', refunded, /without a valid signature, reason 1100$/],
  ['a refusal without signature', { ...refunded, transactionStatus: 'Declined', reasonCode: 1113 }, /reason 1113$/],
  [
    'a signature over something else',
    { ...signed(refunded), reasonCode: 1101 },
    /without a valid signature, reason 1101$/,
  ],
  ['another payment', signed({ ...refunded, orderReference: 'DH783024' }), /about another payment$/],
  [
    'another account',
    signed({ ...refunded, merchantAccount: 'test_merch_n2' }),
    /without a valid signature, reason 1100$/,
  ],
  ['a status of a payment', signed({ ...refunded, transactionStatus: 'Approved' }), unclear],
  ['a status that nobody knows', signed({ ...refunded, transactionStatus: 'Maybe' }), unclear],
  ['no status', signed({ ...refunded, transactionStatus: '' }), unclear],
  ['a no that is still on its way', signed({ ...refunded, transactionStatus: 'Declined', reasonCode: 1138 }), unclear],
])('an answer with %s fails', async (_, answer, problem) => {
  await expect(refund(answeringWayforpay(answer).settings, asked, patience)).rejects.toThrow(problem);
});
