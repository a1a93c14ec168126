import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';
import { expect, test } from 'vitest';
import { openTestShop } from '../../../../tests/open-test-shop.ts';
import { spreadsheet } from '../../../../tests/spreadsheets.ts';
import { signedIn } from '../../../../tests/staff.ts';
import { tableReader } from './table-reader.ts';

const question = { lookups: { brand: [], ...ofEachProductKind(() => []) }, reads: [], needs: [] };
const dryRun = 'import/stock/?dry_run=true';
const nobodyLeaves = new AbortController().signal;
const codeOf = (error: unknown) => (error as { code: string }).code;

/** Programs that replace the worker, in a folder that is deleted with the test. */
function workers() {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-worker-'));
  const pids = join(folder, 'pids');
  const script = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return pathToFileURL(join(folder, name));
  };
  return {
    endless: script('endless.mjs', 'for (;;);'),
    greedy: script('greedy.mjs', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));'),
    failing: script('failing.mjs', 'process.exit(3);'),
    /** Records its process id, then blocks its thread for ever. */
    busy: script(
      'busy.mjs',
      `import fs from 'node:fs'; fs.appendFileSync(${JSON.stringify(pids)}, process.pid + ' '); for (;;);`,
    ),
    /** The process ids of the busy workers, once that many have started. */
    async begun(times: number): Promise<number[]> {
      const begun = () => (existsSync(pids) ? readFileSync(pids, 'utf8').split(' ').filter(Boolean).map(Number) : []);
      await expect.poll(begun).toHaveLength(times);
      return begun();
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

const isActive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('requests are answered while a table is being read, and closing the shop ends the reading', async () => {
  using scripts = workers();
  await using shop = await openTestShop({ tables: tableReader({ worker: scripts.busy }) });
  const owner = await signedIn(shop);
  let isAnswered = false;
  const reading = owner.post(dryRun, Buffer.from('A;B\n')).finally(() => (isAnswered = true));
  const [pid] = await scripts.begun(1);

  expect((await shop.get('/healthz')).statusCode).toBe(200);
  expect((await owner.get('products/')).statusCode).toBe(200);
  expect(isAnswered).toBe(false);

  await shop.shop.tables[Symbol.asyncDispose]();
  expect((await reading).json()).toMatchObject({ code: 'service_unavailable' });
  expect(isActive(pid!)).toBe(false);
});

test('a worker that has not ended in its time is ended, and the next one has its turn', async () => {
  using scripts = workers();
  await using shop = await openTestShop({ tables: tableReader({ worker: scripts.endless, timeMs: 1 }) });
  const owner = await signedIn(shop);
  for (const path of [dryRun, 'import/products/?dry_run=false']) {
    const reply = await owner.post(path, Buffer.from('A;B\n'));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      413,
      { code: 'table_too_large', limit: 'time', detail: expect.stringMatching(/^Таблиця завелика/) },
    ]);
  }
  expect(await shop.rows('products')).toEqual([]);
});

test('a worker that takes more memory than it may is ended alone', async () => {
  using scripts = workers();
  await using tables = tableReader({ worker: scripts.greedy, heapMegabytes: 16 });
  await expect(tables.read(Buffer.from('A'), question, nobodyLeaves)).rejects.toMatchObject({
    code: 'table_too_large',
    details: { limit: 'memory' },
  });
});

test('one table is read at a time, three wait, and more are asked to come later', async () => {
  using scripts = workers();
  const tables = tableReader({ worker: scripts.busy });
  const read = () => tables.read(Buffer.from('A'), question, nobodyLeaves).catch(codeOf);
  const first = Array.from({ length: 4 }, read);
  expect(await read()).toBe('imports_busy');
  await scripts.begun(1);
  await tables[Symbol.asyncDispose]();
  expect(await Promise.all(first)).toEqual(Array.from({ length: 4 }, () => 'service_unavailable'));
});

test('a reading ends with the request that it is for', async () => {
  using scripts = workers();
  await using shop = await openTestShop({ tables: tableReader({ worker: scripts.busy }) });
  const { headers } = await signedIn(shop);
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const send = (signal?: AbortSignal) =>
    fetch(`${address}/api/v1/admin/${dryRun}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: 'A;B\n',
      ...(signal && { signal }),
    });
  const leaving = new AbortController();
  const left = send(leaving.signal).catch((error: Error) => error.name);
  await scripts.begun(1);
  const next = send();
  leaving.abort();
  expect(await left).toBe('AbortError');
  // One at a time: the second starts because the first was killed.
  const [first, second] = await scripts.begun(2);
  expect([isActive(first!), isActive(second!)]).toEqual([false, true]);
  await shop.shop.tables[Symbol.asyncDispose]();
  expect((await next).status).toBe(503);
  expect(isActive(second!)).toBe(false);
});

test('a worker that fails is a failure of the shop, and told to nobody', async () => {
  using scripts = workers();
  await using shop = await openTestShop({ tables: tableReader({ worker: scripts.failing }) });
  const owner = await signedIn(shop);
  const reply = await owner.post(dryRun, Buffer.from('A;B\n'));
  expect([reply.statusCode, reply.json()]).toMatchObject([500, { code: 'internal_error' }]);
});

test('a spreadsheet of one kilobyte with something in its last cell is refused in words', async () => {
  await using shop = await openTestShop();
  const manager = await signedIn(shop, 'manager');
  const cell = (address: string) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`;
  const far = spreadsheet(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`);
  expect(far.length).toBeLessThan(2_000);
  const reply = await manager.post(dryRun, far);
  expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'too_many_rows', most: 20_000 }]);
});

test('problems beyond a thousand are counted, and nothing is planned for their table', async () => {
  await using shop = await openTestShop();
  const owner = await signedIn(shop);
  const rows = Array.from({ length: 1_500 }, (_, number) => `V-${number};a few`);
  const reply = await owner.post(
    'import/stock/?dry_run=false',
    Buffer.from(`Код варіанта;Залишок\n${rows.join('\n')}`),
  );
  const { problems, ...report } = reply.json();
  expect(report).toMatchObject({ is_applied: false, problems_total: 1_500, preview: [] });
  expect([problems.length, problems[999]]).toEqual([
    1_000,
    { row: 1_001, column: 'Залишок', words: 'Має бути число.' },
  ]);
});
