import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { readWebhook } from './read-webhook.ts';
import { sign } from './signature.ts';

const merchant = { merchantAccount: 'test_merch_n1', secretKey: 'flk3409refn54t54t*FNJRET' };

/** Signature and signed fields are from a real webhook, which was labelled as a form; the rest is made up. */
const real =
  '{"merchantAccount":"test_merch_n1","orderReference":"AP-1749645521-4956","merchantSignature":"454fd4698293514a13449ff2836de2ac","amount":490,"currency":"UAH","authCode":"847011","email":"olena@example.com","phone":null,"createdDate":1749645521,"processingDate":1749645560,"cardPan":"51****5977","cardType":"MasterCard","issuerBankName":"\\u041f\\u0440\\u0438\\u0432\\u0430\\u0442","recToken":"","transactionStatus":"Approved","reason":"Ok","reasonCode":1100,"fee":9.8,"paymentSystem":"card","products":[{"name":"a=b&c","price":490,"count":1}]}';

const webhook = {
  reference: 'AP-1749645521-4956',
  status: 'Approved',
  state: 'approved',
  amount: 49000,
  currency: 'UAH',
  reasonCode: 1100,
  cardMask: '51****5977',
  refunded: undefined,
  meaning: 'test_merch_n1;AP-1749645521-4956;490;UAH;847011;51****5977;Approved;1100',
};
const fields: Record<string, unknown> = {
  merchantAccount: 'test_merch_n1',
  orderReference: 'AP-1749645521-4956',
  merchantSignature: '454fd4698293514a13449ff2836de2ac',
  amount: 490,
  currency: 'UAH',
  authCode: '847011',
  cardPan: '51****5977',
  transactionStatus: 'Approved',
  reasonCode: 1100,
};
const asForm = (said: Record<string, unknown>) => new URLSearchParams(said as Record<string, string>).toString();
const read = (body: string) => readWebhook(merchant, body);

test.each([
  ['a JSON document', real],
  ['a JSON document with spaces', `\r\n ${JSON.stringify(fields, null, 2)}\n`],
  ['the name of a form field', `${encodeURIComponent(real)}=`],
  ['the name of a form field beside others', `${encodeURIComponent(real)}=&x=1`],
  ['the value of a form field', `x=%7B%7D&data=${encodeURIComponent(real)}`],
  ['the fields of a form', asForm(fields)],
  ['numbers as texts', JSON.stringify({ ...fields, amount: '490', reasonCode: '1100' })],
])('a webhook is read from %s', (_, body) => {
  expect(read(body)).toEqual({ ...webhook, body });
});

test('a wallet and an ended session leave the card empty', () => {
  const body =
    '{"merchantAccount":"test_merch_n1","orderReference":"DH783023","merchantSignature":"45f6ed545a609698fa3ed821a8ed811d","amount":1547.36,"currency":"UAH","authCode":"","cardPan":null,"transactionStatus":"Declined","reasonCode":1124}';
  expect(read(body)).toEqual({
    reference: 'DH783023',
    status: 'Declined',
    state: 'declined',
    amount: 154736,
    currency: 'UAH',
    reasonCode: 1124,
    cardMask: undefined,
    refunded: undefined,
    meaning: 'test_merch_n1;DH783023;1547.36;UAH;;;Declined;1124',
    body,
  });
});

test('a form that says a status twice is not believed for the first', () => {
  expect(read(`${asForm(fields)}&transactionStatus=Refunded`)).toBeUndefined();
});

test('what is not signed is not believed: nobody writes a refund into a webhook that he carries', () => {
  expect(read(JSON.stringify({ ...fields, refundAmount: 490 }))).toMatchObject({
    state: 'approved',
    refunded: undefined,
  });
});

test.each([
  ['another account', { merchantAccount: 'test_merch_n2' }],
  ['no account', { merchantAccount: undefined }],
  ['a list for an account', { merchantAccount: ['test_merch_n1'] }],
  ['another payment', { orderReference: 'AP-1749645521-4957' }],
  ['a larger amount', { amount: 4900 }],
  ['another currency', { currency: 'USD' }],
  ['another card', { cardPan: '41****8217' }],
  ['another decision', { transactionStatus: 'Declined' }],
  ['another case of the decision', { transactionStatus: 'approved' }],
  ['another reason', { reasonCode: 1101 }],
  ['no signature', { merchantSignature: undefined }],
  ['an empty signature', { merchantSignature: '' }],
  ['a signature in capitals', { merchantSignature: '454FD4698293514A13449FF2836DE2AC' }],
  ['a padded signature', { merchantSignature: ' 454fd4698293514a13449ff2836de2ac' }],
  ['a list of signatures', { merchantSignature: ['454fd4698293514a13449ff2836de2ac'] }],
  ['a list for a value', { authCode: ['847011'] }],
  ['values moved over the border', { orderReference: 'AP-1749645521-4956;490', amount: 'UAH' }],
])('a webhook with %s is not believed', (_, change) => {
  const changed: Record<string, unknown> = { ...fields, ...change };
  expect(read(JSON.stringify(changed))).toBeUndefined();
  expect(read(`data=${encodeURIComponent(JSON.stringify(changed))}`)).toBeUndefined();
  for (const [name, value] of Object.entries(changed)) if (typeof value === 'object') delete changed[name];
  expect(read(asForm(changed))).toBeUndefined();
});

test('what the shop has signed as an offer is no webhook, however it is cut', () => {
  const offered = [
    'test_merch_n1',
    'rosa.example',
    'ref-1',
    '1759400000',
    '490.00',
    'UAH',
    'Замовлення № 42',
    '1',
    '490.00',
  ];
  const merchantSignature = sign(offered, merchant.secretKey);
  for (let joined = 1; joined < offered.length - 1; joined += 1) {
    const values = offered.toSpliced(joined, 2, `${offered[joined]};${offered[joined + 1]}`);
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
    const forged = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    expect(read(JSON.stringify({ ...forged, merchantSignature }))).toBeUndefined();
  }
});

test('an empty secret key believes nothing', () => {
  expect(readWebhook({ ...merchant, secretKey: '' }, real)).toBeUndefined();
});

test.each([
  '',
  ' ',
  '\0',
  'null',
  '490',
  '"text"',
  '[]',
  `[${real}]`,
  '{}',
  '{"__proto__":{"merchantAccount":"test_merch_n1"}}',
  `{"__proto__":${real}}`,
  `{"data":${real}}`,
  real.slice(0, -1),
  `${real}${real}`,
  `${real.slice(0, -1)},"amount":NaN}`,
  `${asForm(fields)}&x=\0`,
  '%',
  '%7B=%7B&&&===',
  `{"a":${'['.repeat(100_000)}`,
  `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
])('%#: no webhook at all, and nothing breaks', (body) => {
  expect(read(body)).toBeUndefined();
});

test.each([
  ['a list of thousands', (many: string) => `{"x":[${many}],${real.slice(1)}`],
  ['thousands of fields', (many: string) => `${asForm(fields)}&${many.replaceAll(',', '&')}`],
  [
    'a document of thousands in a form',
    (many: string) => `data=${encodeURIComponent(`{"x":[${many}],${real.slice(1)}`)}`,
  ],
])('%s beside a true webhook is not even read', (_what, hide) => {
  expect(read(hide('1,1'))).toMatchObject({ status: 'Approved' });
  using parse = vi.spyOn(JSON, 'parse');
  expect(read(hide(Array.from({ length: 3_000 }, () => '1').join(',')))).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

test('random bytes, forms and documents are never believed and never break anything', () => {
  const texts = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json(),
    fc.record({ name: fc.json(), value: fc.json() }).map(({ name, value }) => asForm({ [name]: value })),
    fc.dictionary(fc.constantFrom(...Object.keys(fields)), fc.string()).map(asForm),
  );
  fc.assert(
    fc.property(texts, (body) => {
      expect(read(body)).toBeUndefined();
    }),
  );
});

test('a true webhook with any signed value replaced is not believed', () => {
  const replaced = fc.record({ name: fc.constantFrom(...Object.keys(fields)), value: fc.jsonValue() });
  fc.assert(
    fc.property(replaced, ({ name, value }) => {
      // An object is never accepted as a value, and some cannot be converted to text.
      fc.pre(typeof value === 'object' || String(value) !== String(fields[name]));
      expect(read(JSON.stringify({ ...fields, [name]: value }))).toBeUndefined();
    }),
  );
});

test('a true webhook with any one sign of it changed says the same or is not believed', () => {
  const body = JSON.stringify(fields);
  const changed = fc.record({ at: fc.nat(body.length - 1), sign: fc.string({ unit: 'binary', maxLength: 2 }) });
  fc.assert(
    fc.property(changed, ({ at, sign: other }) => {
      const said = read(`${body.slice(0, at)}${other}${body.slice(at + 1)}`);
      expect([undefined, webhook.meaning]).toContain(said?.meaning);
    }),
  );
});
