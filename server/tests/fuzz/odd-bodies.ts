import fc from 'fast-check';

/** The fields of a webhook that the bank signs, in order. */
export const signedKeys = [
  'merchantAccount',
  'orderReference',
  'amount',
  'currency',
  'authCode',
  'cardPan',
  'transactionStatus',
  'reasonCode',
];
const webhookKeys = [...signedKeys, 'merchantSignature', 'refundAmount'];
const oddKeys = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'Amount',
  'аmount',
  'amount[]',
  'amount ',
];
const oddNumbers = [
  '500.0',
  '500.00',
  '5e2',
  '5E+2',
  '0500',
  '+500',
  '-500',
  '500.001',
  '1e400',
  '-0',
  '0x1f4',
  '５００',
];
const oddValues = [
  ...oddNumbers,
  '"500"',
  '"500.00"',
  'null',
  'true',
  '[]',
  '{}',
  '[500]',
  '""',
  'NaN',
  '1'.repeat(400),
];

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const anyKey = fc.oneof(fc.constantFrom(...webhookKeys, ...oddKeys), anyText);
const anyForm = fc
  .array(fc.tuple(anyKey, anyText), { maxLength: 15 })
  .map((pairs) => new URLSearchParams(pairs).toString());
const deepJson = fc
  .tuple(fc.constantFrom('{"a":', '[', '{"__proto__":'), fc.integer({ min: 1, max: 3_000 }))
  .map(([opening, depth]) => `{"amount":${opening.repeat(depth)}`);
const reportLike = fc.dictionary(anyKey, fc.oneof(fc.constantFrom(...oddValues), fc.json({ maxDepth: 2 })), {
  maxKeys: 12,
});

/** Arbitrary bodies, hardly ever with a valid signature. */
export const anyBody: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.json(), anyForm, deepJson, reportLike.map(asWritten))
    .map((text) => Buffer.from(text)),
);

export const anyType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; charset=utf-16',
    'application/json; charset=nothing',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);

/** Writes a JSON document from raw values; keys may come twice. */
function asWritten(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([key, value]) => `${JSON.stringify(key)}:${value}`);
  return `{${pairs.join(',')}}`;
}

type Change = (webhook: Buffer) => Buffer;

const inText = (change: (text: string) => string): Change => {
  return (webhook) => Buffer.from(change(webhook.toString('utf8')));
};
const somewhere = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (webhook: Buffer, place: number) => Math.floor(place * webhook.length);

const flipBit = fc.tuple(somewhere, fc.integer({ min: 0, max: 7 })).map(([place, bit]): Change => {
  return (webhook) => webhook.map((byte, index) => (index === at(webhook, place) ? byte ^ (1 << bit) : byte)) as Buffer;
});
const cut = fc.tuple(somewhere, somewhere).map(([from, to]): Change => {
  return (webhook) => Buffer.concat([webhook.subarray(0, at(webhook, from)), webhook.subarray(at(webhook, to))]);
});
const insert = fc
  .tuple(
    somewhere,
    fc.oneof(fc.constantFrom('\0', '\\u0000', '\u200b', '\u202e', '́', '\ufeff', ';', '&', '='), anyText),
  )
  .map(([place, text]): Change => {
    return (webhook) =>
      Buffer.concat([webhook.subarray(0, at(webhook, place)), Buffer.from(text), webhook.subarray(at(webhook, place))]);
  });
const rename = fc.tuple(fc.constantFrom(...webhookKeys), anyKey).map(([from, to]): Change => {
  return inText((text) => text.replace(JSON.stringify(from), () => JSON.stringify(to)));
});
const exchange = fc
  .tuple(fc.constantFrom(...webhookKeys), fc.constantFrom(...webhookKeys))
  .map(([one, other]): Change => {
    const names = new Map([
      [`"${one}":`, `"${other}":`],
      [`"${other}":`, `"${one}":`],
    ]);
    return inText((text) => text.replace(/"\w+":/g, (name) => names.get(name) ?? name));
  });
const respell = fc.tuple(fc.constantFrom(...webhookKeys), fc.constantFrom(...oddValues)).map(([key, value]): Change => {
  return inText((text) => text.replace(new RegExp(`("${key}":)("[^"]*"|[^,}]*)`), (_all, name) => name + value));
});
const sayTwice = fc
  .tuple(fc.constantFrom(...webhookKeys), fc.constantFrom('"Approved"', ...oddValues), fc.boolean())
  .map(([key, value, isFirst]): Change => {
    const pair = `"${key}":${value}`;
    return inText((text) => (isFirst ? text.replace('{', () => `{${pair},`) : text.replace(/\}$/, () => `,${pair}}`)));
  });
const wrap = fc
  .constantFrom<(text: string) => string>(
    (text) => encodeURIComponent(text),
    (text) => `${encodeURIComponent(text)}=`,
    (text) => `data=${encodeURIComponent(text)}`,
    (text) => `{"amount":1}=&${encodeURIComponent(text)}`,
    (text) => `[${text}]`,
    (text) => JSON.stringify(text),
    (text) => `{"response":${text}}`,
    (text) => `${text}${text}`,
    (text) => ` \n\t${text}\n`,
    (text) => toForm(text),
  )
  .map(inText);

/** One to three accidental or malicious changes of a webhook. */
export const anyChanges: fc.Arbitrary<Change> = fc
  .array(fc.oneof(flipBit, cut, insert, rename, exchange, respell, sayTwice, wrap), { minLength: 1, maxLength: 3 })
  .map((changes) => (webhook) => changes.reduce((changed, change) => change(changed), webhook));

/** The same fields as a browser posts them. */
function toForm(text: string): string {
  try {
    return new URLSearchParams(JSON.parse(text)).toString();
  } catch {
    return text;
  }
}
