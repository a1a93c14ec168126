// Cached pages, compared with servers that only send the same bytes, and the same page uncached.

import { findNginx } from '../tools/nginx.mjs';
import { newDatabases } from './databases.ts';
import { measureQuestions, measureRequests, type RequestFigures, secondsEach } from './measure-requests.ts';
import { readCompressed, startBareServer, startNginx } from './page-servers.ts';
import { type StartedShop, startShop } from './start-shop.ts';

const product = '/product/rosa-lab-hyaluronic-dew';
const pages = [product, '/', '/collection/verba'];
const answers = [
  '/api/v1/shop/navbar/',
  '/api/v1/shop/product/rosa-lab-hyaluronic-dew/',
  '/api/v1/shop/brands/verba/',
  '/api/v1/shop/all-product/',
];
const rounds = 2;

export async function measurePages() {
  const cached = [];
  const rendered = [];
  const answered = [];
  for await (const database of newDatabases(['embedded'])) {
    await using shop = await startShop({ ...database, isDemonstration: true });
    rendered.push(...(await measureRendering(shop)));
    for (const path of pages) cached.push(await measureCached(shop.address, path));
    for (const path of answers) answered.push({ path, ...(await measureRequests(shop.address, [path], secondsEach)) });
  }
  return { cached, rendered, answers: answered };
}

/** The servers in turn, in several rounds, so that other load of the machine affects all of them. */
async function measureCached(address: string, path: string) {
  const page = `${address}${path}`;
  const bytes = (await readCompressed(page)).bytes.length;
  const nginx = findNginx()?.nginx;
  await using opened = new AsyncDisposableStack();
  const servers = [
    { address, path },
    { address: opened.use(await startBareServer(page)).address, path },
    ...(nginx === undefined ? [] : [{ address: opened.use(await startNginx(nginx, page)).address, path: '/page' }]),
  ];
  const measured: RequestFigures[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries())
      measured[index]!.push(await measureRequests(server.address, [server.path], secondsEach / 2));
  const [ofShop = 0, ofBare = 0, ofNginx] = measured.map((all) => mean(all.map(({ perSecond }) => perSecond)));
  return {
    path,
    bytes,
    ...measured[0]!.at(-1)!,
    perSecond: ofShop,
    bareNodePerSecond: ofBare,
    ofBareNode: ratio(ofShop, ofBare),
    nginxPerSecond: ofNginx ?? null,
    ofNginx: ofNginx === undefined ? null : ratio(ofShop, ofNginx),
  };
}

/** The page after a variant sold out (all visitors), and after any other change (the first visitor). */
async function measureRendering({ address, ask }: StartedShop) {
  const after = async (what: string, clear: 'clearPages' | 'clearEverything') => ({
    path: `${product} after ${what}`,
    ...(await measureQuestions(address, () => [product], { rounds: 100, before: () => ask(clear) })),
  });
  return [await after('something sold out', 'clearPages'), await after('any change', 'clearEverything')];
}

const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;
