import type { Endpoint } from '@shop/contract/endpoint.ts';
import fc from 'fast-check';
import { oddSegments, oddText, oddValue } from './odd-values.ts';
import { anyValue, type Facts } from './values-of-schema.ts';

export const callers = ['stranger', 'customer', 'owner'] as const;
export type Caller = (typeof callers)[number];

export type OddRequest = {
  /** Absent for an address outside the contract. */
  endpoint?: Endpoint;
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
};

/** Requests to one endpoint: valid ones, and valid ones with changes. */
export function anyRequest(endpoint: Endpoint, facts: Facts): fc.Arbitrary<OddRequest> {
  const body = endpoint.method === 'GET' ? fc.constant(undefined) : bodiesOf(endpoint, facts);
  return fc
    .record({
      caller: callersOf(endpoint),
      path: pathsOf(endpoint, facts),
      query: queriesOf(endpoint, facts),
      headers: oddHeaders,
      key: fc.option(headerText, { nil: undefined, freq: 3 }),
      sent: body,
    })
    .map(({ caller, path, query, headers, key, sent }) => ({
      endpoint,
      caller,
      method: endpoint.method,
      path: `${path}${query}`,
      headers: {
        ...headers,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(sent && { 'content-type': sent.type }),
      },
      ...(sent && { body: sent.bytes }),
    }));
}

/** Mostly allowed callers: behind the access check there is more to break. */
function callersOf({ needs }: Endpoint): fc.Arbitrary<Caller> {
  const able: Caller = typeof needs === 'object' ? 'owner' : needs === 'customer' ? 'customer' : 'stranger';
  return fc.oneof({ weight: 8, arbitrary: fc.constant(able) }, { weight: 1, arbitrary: fc.constantFrom(...callers) });
}

function pathsOf({ path, params }: Endpoint, facts: Facts): fc.Arbitrary<string> {
  const segment = fc.option(fc.constantFrom(...oddSegments), { nil: undefined, freq: 6 });
  const odd = fc.array(
    segment.map((each) => each),
    { minLength: 3, maxLength: 3 },
  );
  return fc.tuple(anyValue(params, facts), odd, fc.boolean()).map(([values, segments, hasSlash]) => {
    let number = 0;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = (values as Record<string, unknown>)[name];
      return segments[number++] ?? encodeURIComponent(String(value).toWellFormed().slice(0, 1_000));
    });
    return hasSlash ? filled : filled.replace(/\/$/, '');
  });
}

function queriesOf({ query }: Endpoint, facts: Facts): fc.Arbitrary<string> {
  const stray = fc.option(
    fc.constantFrom('%', '&&&', '__proto__=1', 'page[]=1', 'page=1&page=2', 'a=%zz', '='.repeat(50)),
    {
      nil: undefined,
      freq: 8,
    },
  );
  return fc.tuple(changed(anyValue(query, facts)), stray).map(([values, more]) => {
    const fields = isObject(values) ? Object.entries(values).slice(0, 20) : [];
    const pairs = fields.flatMap(([name, value]) =>
      [value]
        .flat(1)
        .slice(0, 5)
        .map((each) => [name.slice(0, 40), asText(each).slice(0, 200)]),
    );
    const written = pairs
      .map((pair) => pair.map((part) => encodeURIComponent(part!.toWellFormed())).join('='))
      .join('&');
    const all = [written, more].filter((part) => part).join('&');
    return all === '' ? '' : `?${all.slice(0, 8_000)}`;
  });
}

type Sent = { type: string; bytes: Buffer };

const oddTypes = [
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'application/problem+json',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '*/*',
  'nothing',
];

function bodiesOf(endpoint: Endpoint, facts: Facts): fc.Arbitrary<Sent> {
  const values = changed(anyValue(endpoint.body, facts));
  const written = values.map((value) => Buffer.from(JSON.stringify(value) ?? ''));
  const rubbish = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('{"a":', '{"a":1,"a":2}', '[]', '"text"', 'null', '1e999', '\ufeff{}', "{'a':1}")
      .map((text) => Buffer.from(text)),
    fc
      .tuple(written, fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([bytes, part]) => bytes.subarray(0, bytes.length * part)),
  );
  const json = written.map((bytes) => ({ type: 'application/json', bytes }));
  const own = {
    'application/json': json,
    'multipart/form-data': values.map(asForm),
    'application/octet-stream': files,
  }[endpoint.bodyType];
  return fc.oneof(
    { weight: 8, arbitrary: own },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('application/json', ...oddTypes), bytes: rubbish }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(...oddTypes), bytes: written }) },
  );
}

/** The first bytes of files that the shop reads: tables, archives and pictures. */
const beginnings = [
  'code;stock\r\nRL-1;5\r\n',
  'Артикул,Залишок\n"a\n"b,1\n',
  'PK\x03\x04',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'RIFF\x00\x00\x00\x00WEBP',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'GIF89a',
  '',
];
const files = fc
  .record({ beginning: fc.constantFrom(...beginnings), rest: fc.uint8Array({ maxLength: 300 }) })
  .map(({ beginning, rest }) => ({
    type: 'application/octet-stream',
    bytes: Buffer.concat([Buffer.from(beginning, 'latin1'), rest]),
  }));

function asForm(value: unknown): Sent {
  const boundary = 'odd-requests';
  const parts = Object.entries((value ?? {}) as object).map(([name, each]) => {
    const isFile = name === 'photo';
    const head = `content-disposition: form-data; name="${headerSafe(name)}"${isFile ? '; filename="../a.png"\r\ncontent-type: image/png' : ''}`;
    return `--${boundary}\r\n${head}\r\n\r\n${asText(each)}\r\n`;
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const headerSafe = (text: string) => text.replace(/[^\x21-\x7e]/g, '').slice(0, 200);
const headerText = oddText.map((text) => headerSafe(text) || '1');

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>[]>(
      { accept: 'text/html, */*;q=0' },
      { 'accept-encoding': 'br;q=nothing, zstd, identity;q=0' },
      { 'accept-language': 'x'.repeat(500) },
      { 'if-none-match': '*' },
      { 'if-none-match': '"'.repeat(300) },
      { 'if-modified-since': 'yesterday' },
      { range: 'bytes=0-,5-1,-9999999999999' },
      { 'x-forwarded-for': "'; drop table rate_limits; --", 'x-forwarded-host': 'evil.example', forwarded: 'for=::1' },
      { origin: 'null' },
      { referer: '<script>' },
      { 'user-agent': '👩'.repeat(2).replace(/[^\x21-\xff]/g, 'x') + '\xff'.repeat(500) },
      { cookie: 'access_token=%; refresh_token="; staff_token=%00; =; a' },
      { authorization: 'Bearer a.b.c' },
      { authorization: 'Basic Og==' },
      { 'x-http-method-override': 'DELETE' },
      { expect: '100-continue' },
      { 'content-encoding': 'gzip' },
    ),
  },
);

type Change = { at: number; how: 'replace' | 'drop' | 'wrap' | 'add'; value: unknown };
const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 200 }),
  how: fc.constantFrom<Change['how'][]>('replace', 'replace', 'replace', 'drop', 'wrap', 'add'),
  value: oddValue,
});

/** Unchanged one time in three, otherwise changed in one to three places at any depth. */
function changed(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(values, changes).map(([value, all]) => all.reduce(changeOne, structuredClone(value)));
}

type Place = { holder: Record<string, unknown>; key: string };

function changeOne(value: unknown, { at, how, value: odd }: Change): unknown {
  const root = { whole: value };
  const places = placesIn(root);
  // The whole value counts as one of the places.
  const { holder, key } = places[at % places.length]!;
  if (how === 'drop') delete holder[key];
  else if (how === 'wrap') holder[key] = [holder[key]];
  else if (how === 'add' && isObject(holder[key]) && !Array.isArray(holder[key]))
    (holder[key] as Record<string, unknown>)[asText(odd).slice(0, 40)] = odd;
  else holder[key] = odd;
  return root.whole;
}

function placesIn(holder: object): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const inside = (holder as Record<string, unknown>)[key];
    const own = { holder: holder as Record<string, unknown>, key };
    return isObject(inside) && key !== '__proto__' && !isDeep(inside) ? [own, ...placesIn(inside)] : [own];
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Values inserted by an earlier change are not changed again. */
function isDeep(value: object): boolean {
  let inside: unknown = value;
  for (let depth = 0; depth < 20; depth += 1) {
    if (!isObject(inside)) return false;
    inside = Object.values(inside)[0];
  }
  return true;
}
