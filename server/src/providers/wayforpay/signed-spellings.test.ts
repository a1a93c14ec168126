import { expect, test } from 'vitest';
import { readWebhook } from './read-webhook.ts';
import { sign } from './signature.ts';

const merchant = { merchantAccount: 'test_merch_n1', secretKey: 'flk3409refn54t54t*FNJRET' };
type Values = { orderReference?: string; amount?: string; transactionStatus?: string; reasonCode?: string };

/** Reads a webhook whose JSON spells values as in `written`, while its signature covers the spelling in `signed`. */
function readWritten(written: Values, signed: Values, rest = '') {
  const { orderReference = 'ref-1', amount = '490', transactionStatus = 'Approved', reasonCode = '1100' } = signed;
  const values = [merchant.merchantAccount, orderReference, amount, 'UAH', '', '', transactionStatus, reasonCode];
  const document = {
    // A second `amount`, which is not the webhook's.
    products: '[{"amount":1.10}]',
    merchantAccount: JSON.stringify(merchant.merchantAccount),
    orderReference: JSON.stringify(orderReference),
    amount,
    currency: '"UAH"',
    transactionStatus: JSON.stringify(transactionStatus),
    reasonCode,
    merchantSignature: JSON.stringify(sign(values, merchant.secretKey)),
    ...written,
  };
  const members = Object.entries(document).map(([name, value]) => `"${name}":${value}`);
  return readWebhook(merchant, `{${members.join(',')}${rest}}`);
}

test.each([
  ['26.10', '26.10', 2610],
  ['26.10', '26.1', 2610],
  ['26.1', '26.10', 2610],
  ['26.100000000000001', '26.1', 2610],
  ['490', '490', 49000],
  ['490', '490.00', 49000],
  ['490.0', '490.0', 49000],
  ['490.0', '490', 49000],
  ['490.0', '490.00', 49000],
  ['4.9e2', '4.9e2', 49000],
  ['4.9e2', '490', 49000],
  ['4.9e2', '490.00', 49000],
  ['"490.00"', '490', 49000],
  ['0', '0', 0],
  ['0.05', '0.05', 5],
  ['999999999999.99', '999999999999.99', 99999999999999],
  ['26.105', '26.105', undefined],
  ['-490', '-490', undefined],
  ['1e999', '1e999', undefined],
  ['12345678901234567890', '12345678901234567890', undefined],
  ['"NaN"', 'NaN', undefined],
  ['"0x1ea"', '0x1ea', undefined],
  ['"490 "', '490 ', undefined],
  ['""', '', undefined],
  ['null', '', undefined],
])('the amount %s that is signed as %s is %s kopiykas', (written, amount, kopiykas) => {
  const webhook = readWritten({ amount: written }, { amount });
  expect(webhook?.meaning).toBe(`test_merch_n1;ref-1;${amount};UAH;;;Approved;1100`);
  expect(webhook?.amount).toBe(kopiykas);
});

test.each([
  ['490', '49'],
  ['490', '491'],
  ['490', '0490'],
  ['490', '490.000'],
  ['490.0', '4.9e2'],
  ['490.00', '1.10'],
  ['26.105', '26.11'],
  ['26.105', '26.10'],
  ['-490', '490'],
  ['1e999', 'Infinity'],
  ['"NaN"', '0'],
  ['true', 'true'],
  ['true', '1'],
  ['[490]', '490'],
  ['{}', '[object Object]'],
  ['{}', ''],
  ['[]', ''],
  ['false', ''],
])('the amount %s is not believed when %s was signed', (written, amount) => {
  expect(readWritten({ amount: written }, { amount })).toBeUndefined();
});

test.each([
  ['1100', '1100', 1100],
  ['1100.0', '1100.0', undefined],
  ['1100.0', '1100', 1100],
  ['"1100"', '1100', 1100],
  ['null', '', undefined],
  ['-1', '-1', undefined],
  ['99999999999', '99999999999', undefined],
])('the reason %s that is signed as %s is %s', (written, reasonCode, code) => {
  const webhook = readWritten({ reasonCode: written }, { reasonCode });
  expect(webhook?.meaning).toBe(`test_merch_n1;ref-1;490;UAH;;;Approved;${reasonCode}`);
  expect(webhook?.reasonCode).toBe(code);
});

test.each([
  ['Created', 'created'],
  ['InProcessing', 'in_processing'],
  ['inProcessing', 'in_processing'],
  ['Pending', 'pending'],
  ['WaitingAuthComplete', 'waiting_auth_complete'],
  ['Approved', 'approved'],
  ['APPROVED', 'approved'],
  ['Declined', 'declined'],
  ['Expired', 'expired'],
  ['RefundInProcessing', 'refund_in_processing'],
  ['Refunded', 'refunded'],
  ['Voided', 'voided'],
  ['WaitingAmountConfirm', undefined],
  ['Approved ', undefined],
  ['NotApproved', undefined],
  ['constructor', undefined],
  ['__proto__', undefined],
])('the status %s means %s', (transactionStatus, state) => {
  const webhook = readWritten({}, { transactionStatus });
  expect(webhook?.status).toBe(transactionStatus);
  expect(webhook?.state).toBe(state);
});

test('of an amount that stands twice the last one is signed, and the same is read', () => {
  const signed = { amount: '490.0' };
  expect(readWritten({ amount: '1' }, signed, ',"amount":490.0')).toMatchObject({ amount: 49000 });
  expect(readWritten({ amount: '490.0' }, signed, ',"amount":1')).toBeUndefined();
  expect(readWritten({ amount: '490.0' }, signed, ',"amount":{"amount":490.0}')).toBeUndefined();
});

test.each([{ orderReference: '' }, { transactionStatus: '' }])('%j is no webhook, though it is signed', (signed) => {
  expect(readWritten({}, signed)).toBeUndefined();
});
