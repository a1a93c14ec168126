import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Emulator } from '@shop/emulators/s3/s3-emulator.ts';
import { errorWording } from '@shop/wording/errors.ts';
import { tooManyRequests } from '@shop/wording/limits.ts';
import { maintenanceWording } from '@shop/wording/maintenance.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findNginx } from '../../../tools/nginx.mjs';
import { canStartPostgresql, startMortalPostgresql } from '../../../tools/test-postgresql.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { keepPicture } from '../../src/features/media/keep-picture.ts';
import { insertSettingOnce, openedSetting } from '../../src/features/shop-settings/index.ts';
import { onPool } from '../../src/jobs/boss.ts';
import { prepareQueues } from '../../src/jobs/queues.ts';
import { stepAt, totpCode } from '../../src/one-time-codes.ts';
import { s3Store } from '../../src/providers/media/s3-store.ts';
import { openTestShop, variant } from '../open-test-shop.ts';
import { picture } from '../products.ts';
import { signedIn, staffPassword } from '../staff.ts';
import { type LiveProcess, liveProcess } from './live-process.ts';
import { type Answer, type Asked, startNginx } from './start-nginx.ts';

const publicUrl = 'https://rosa.example';
const access = { region: 'auto', bucket: 'rosa', accessKeyId: 'key', secretAccessKey: 'secret' };

/** A random loopback address, so that its ports are free now and after a restart. */
const anyNumber = (most: number) => 1 + Math.floor(Math.random() * most);
const anyHost = () => `127.${anyNumber(250)}.${anyNumber(250)}.${anyNumber(250)}`;

/** PostgreSQL, a picture store, two processes of a live shop with one product, and nginx in front of them. */
async function openLiveShop() {
  await using opened = new AsyncDisposableStack();
  const host = anyHost();
  const postgresql = opened.adopt(await startMortalPostgresql(), (started) => started.stop());
  const s3 = opened.use(await startS3Emulator(access));
  const database = opened.adopt(await openDatabase(postgresql), (open) => open.close());
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), pino({ level: 'silent' }));
  const media = s3Store({ ...access, endpoint: s3.endpoint });
  const direct = opened.use(await openTestShop({ database, media, publicUrl }));
  const pictureId = await keepPicture(direct.shop.db, media, await picture('green', { width: 400 }));
  const variants = [variant('C-50', 100_00, { pictures: [{ pictureId, alt: 'Крем' }], stock: 1_000 })];
  await direct.addProduct({ brandId: await direct.addBrand(), slug: 'cream', variants });
  const [{ sizes }] = (await direct.get('/api/v1/shop/product/cream/')).json().variants[0].images;
  await insertSettingOnce(database.db, openedSetting, new Date().toISOString());
  const owner = await signedIn(direct);
  const { secret } = (await owner.post('auth/second-factor/', { password: staffPassword })).json();
  await owner.post('auth/second-factor/confirm/', { code: totpCode(secret, stepAt(new Date())) });

  const dataDir = opened.adopt(mkdtempSync(join(tmpdir(), 'rosa-live-')), (folder) =>
    rmSync(folder, { recursive: true, force: true }),
  );
  const settings = {
    SHOP_MODE: 'live',
    PUBLIC_URL: publicUrl,
    DATABASE_URL: postgresql.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'only for this test: ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'shop@rosa.example',
    WAYFORPAY_MERCHANT_ACCOUNT: 'rosa_example',
    WAYFORPAY_SECRET_KEY: 'nobody is asked with it',
    WAYFORPAY_API_URL: 'http://127.0.0.1:9',
    NOVA_POSHTA_API_KEY: 'nobody is asked with it',
    NOVA_POSHTA_API_URL: 'http://127.0.0.1:9',
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: access.bucket,
    S3_ACCESS_KEY_ID: access.accessKeyId,
    S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  };
  const processes = [3_000, 3_001].map((port) =>
    opened.adopt(liveProcess(host, port, settings), (each) => each.end('SIGKILL')),
  );
  await Promise.all(processes.map((each) => each.start()));
  const nginx = opened.use(await startNginx(host));
  const everything = opened.move();
  return {
    ...nginx,
    postgresql,
    s3,
    processes,
    owner,
    picturePath: sizes[0].webp as string,
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  };
}

const hasNginx = findNginx() !== undefined;

test.skipIf(!hasNginx)('without a process nginx replies in Ukrainian', async () => {
  await using nginx = await startNginx(anyHost());
  const [page, call] = [await nginx.ask('/'), await nginx.ask('/api/v1/shop/brands/')];
  for (const { status, headers } of [page, call]) expect([status, headers['retry-after']]).toEqual([503, '60']);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(`<p>${errorWording.service_unavailable}</p>`);
  expect(JSON.parse(call.body)).toEqual({ detail: errorWording.service_unavailable, code: 'service_unavailable' });
});

describe.skipIf(!hasNginx || !canStartPostgresql())('behind deploy/nginx.conf', () => {
  let live: Awaited<ReturnType<typeof openLiveShop>>;
  beforeAll(async () => {
    live = await openLiveShop();
  }, 300_000);
  afterAll(async () => {
    await live?.[Symbol.asyncDispose]();
  });
  beforeEach(everythingIsWell);

  /** Both processes are ready and have the home page cached. */
  async function everythingIsWell() {
    for (const each of live.processes) {
      await expect.poll(each.isReady).toBe(true);
      await expect.poll(async () => (await fetch(each.address)).status).toBe(200);
    }
  }

  /** Sends requests, four at a time. */
  async function many(count: number, path: string, asked?: Asked): Promise<Answer[]> {
    const answers: Answer[] = [];
    let begun = 0;
    const visitor = async () => {
      while (begun < count) {
        begun += 1;
        answers.push(await live.ask(path, asked));
      }
    };
    await Promise.all([visitor(), visitor(), visitor(), visitor()]);
    return answers;
  }

  /** Counts replies by status and by sender. */
  function counts(answers: readonly Answer[]): Record<string, number> {
    const kinds = answers.map(({ status, isOfTheShop }) => `${status} ${isOfTheShop ? 'shop' : 'nginx'}`);
    return Object.fromEntries(
      Object.entries(Object.groupBy(kinds, (kind) => kind)).map(([kind, all]) => [kind, all!.length]),
    );
  }

  const asOwner = (asked: Asked = {}) => ({ ...asked, headers: { ...live.owner.headers, ...asked.headers } });
  const setMaintenance = async (is_on: boolean) => {
    const json = { 'content-type': 'application/json' };
    const body = JSON.stringify({ is_on });
    return (await live.ask('/api/v1/admin/maintenance/', asOwner({ method: 'PUT', body, headers: json }))).status;
  };

  test('in maintenance customers see its page, and the back office works', async () => {
    expect(await setMaintenance(true)).toBe(200);
    for (const { address } of live.processes) await expect.poll(async () => (await fetch(address)).status).toBe(503);

    const [visits, admin] = await Promise.all([many(40, '/'), many(20, '/api/v1/admin/orders/', asOwner())]);
    const reopened = await setMaintenance(false);
    // Open the shop for the other tests, even if this one fails.
    await live.owner.put('maintenance/', { is_on: false });

    expect(reopened).toBe(200);
    expect([counts(visits), counts(admin)]).toEqual([{ '503 shop': 40 }, { '200 shop': 20 }]);
    for (const { body } of visits) expect(body).toContain(maintenanceWording.title);
  });

  test('without PostgreSQL cached pages are shown, and calls are refused by the shop', async () => {
    await live.postgresql.die();
    const [visits, calls] = await Promise.all([many(40, '/'), many(20, '/api/v1/orders/a-reference-of-nobody/')]);
    await live.postgresql.comeBack();

    expect([counts(visits), counts(calls)]).toEqual([{ '200 shop': 40 }, { '503 shop': 20 }]);
    for (const { body } of calls) expect(JSON.parse(body)).toMatchObject({ code: 'service_unavailable' });
  });

  test('with a picture store that fails pages are shown, and pictures are refused by the shop', async () => {
    live.s3.mishap = 'failing';
    const [visits, pictures] = await Promise.all([many(40, '/'), many(10, live.picturePath)]);
    live.s3.mishap = undefined;

    expect([counts(visits), counts(pictures)]).toEqual([{ '200 shop': 40 }, { '503 shop': 10 }]);
  });

  test('visitors of a process that hangs are sent to the other one', async () => {
    live.processes[0]!.signal('SIGSTOP');
    const visits = await Promise.all(Array.from({ length: 10 }, () => live.ask('/')));
    live.processes[0]!.signal('SIGCONT');
    expect(counts(visits)).toEqual({ '200 shop': 10 });
  });

  test('one process is killed and started, the other one restarted, and all requests are answered', async () => {
    const [first, second] = live.processes as [LiveProcess, LiveProcess];
    let isOver = false;
    const visits: Answer[] = [];
    const visitor = async () => {
      while (!isOver) visits.push(await live.ask('/'));
    };
    const visitors = [visitor(), visitor()];
    await first.end('SIGKILL');
    const posts = await postsAtOnce(10);
    await first.start();
    await second.end('SIGTERM');
    await second.start();
    isOver = true;
    await Promise.all(visitors);
    expect([counts(visits), counts(posts)]).toEqual([{ '200 shop': visits.length }, { '200 shop': 10 }]);
    expect(visits.length).toBeGreaterThan(20);
  }, 300_000);

  /** nginx does not retry a POST, so it must not use kept connections to a dead process for it. */
  async function postsAtOnce(count: number): Promise<Answer[]> {
    const asked = { method: 'POST', body: '{"variant_ids":[1]}', headers: { 'content-type': 'application/json' } };
    return await Promise.all(Array.from({ length: count }, () => live.ask('/api/v1/shop/wishlist/', asked)));
  }

  test('port 80 redirects to the shop and ignores the Host header, and other hosts get no reply', async () => {
    const redirected = await live.ask('/collection/verba?sort=new', { isPlain: true });
    expect([redirected.status, redirected.headers.location]).toEqual([308, `${publicUrl}/collection/verba?sort=new`]);
    const headers = { host: 'evil.example' };
    await expect(live.ask('/', { isPlain: true, headers })).rejects.toThrow('socket hang up');
    await expect(live.ask('/', { headers })).rejects.toThrow('socket hang up');
    await expect(live.ask('/', { headers, servername: 'evil.example' })).rejects.toThrow(/unrecognized name/);
  });

  test('metrics and health are hidden in any spelling', async () => {
    const names = ['metrics', 'healthz', 'readyz'];
    const spellings = names.flatMap((name) => [
      `/${name}`,
      `/${name}/`,
      `//${name}`,
      `/x/../${name}//`,
      `/%${name.charCodeAt(0).toString(16)}${name.slice(1)}`,
    ]);
    for (const path of spellings) {
      const { status, isOfTheShop } = await live.ask(path);
      expect([path, status, isOfTheShop]).toEqual([path, 404, false]);
    }
  });

  test('a file that is too large is refused by the shop, and a much larger one by nginx with the same text', async () => {
    const send = (asked: Asked) =>
      live.ask('/api/v1/admin/import/stock/?dry_run=true', asOwner({ method: 'POST', ...asked }));
    const refusal = { detail: errorWording.body_too_large, code: 'body_too_large' };
    const headers = { 'content-type': 'application/octet-stream' };
    for (let times = 0; times < 5; times += 1) {
      const large = await send({ body: Buffer.alloc(22_000_000, 'a'), headers });
      expect([large.status, large.isOfTheShop]).toEqual([413, true]);
      expect(JSON.parse(large.body)).toMatchObject(refusal);
    }
    const huge = await send({ declaredBytes: 70_000_000 });
    expect([huge.status, huge.isOfTheShop, JSON.parse(huge.body)]).toEqual([413, false, refusal]);
  });

  test('listings with filters have a generous limit per network, and other pages have none', async () => {
    const choose = () => live.ask('/collection/verba?sort=price_up');
    let [answer, taken] = [await choose(), 0];
    for (; answer.status === 200; taken += 1) answer = await choose();
    expect(taken).toBeGreaterThan(400);
    expect([answer.status, answer.isOfTheShop, answer.headers['retry-after']]).toEqual([429, false, '60']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`<p>${tooManyRequests(60)}</p>`);
    expect(counts(await many(20, '/collection/verba'))).toEqual({ '200 shop': 20 });
  });
});
