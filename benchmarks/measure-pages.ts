// Cached pages, compared with servers that only send the same bytes, and the same page uncached.

import { findNginx } from '../tools/nginx.mjs';
import { newDatabases } from './databases.ts';
import {
  acceptBrotli,
  measureQuestions,
  measureRequests,
  type RequestFigures,
  secondsEach,
} from './measure-requests.ts';
import { readCompressed, startBareServer, startNginx } from './page-servers.ts';
import { type StartedShop, startShop } from './start-shop.ts';

const product = '/product/rosa-lab-hyaluronic-dew';
/** The fullest of the demonstration: sixteen products. */
const listing = '/skin-type/zhyrna';
const pages = [product, '/', '/collection/verba'];
const answers = [
  '/api/v1/shop/navbar/',
  '/api/v1/shop/product/rosa-lab-hyaluronic-dew/',
  '/api/v1/shop/brands/verba/',
  '/api/v1/shop/all-product/',
];
const rounds = 2;
const renderedPages = 60;
/** The first pages are slower: their code is not compiled yet. */
const untilCompiled = 150;

/** Pages that are not cached. A made-up choice is one that nobody has asked for. */
const renderings: { what: string; pathOf: (round: number) => string; clear?: 'clearPages' | 'clearEverything' }[] = [
  { what: `${product} after something sold out`, pathOf: () => product, clear: 'clearPages' },
  { what: `${product} after any change`, pathOf: () => product, clear: 'clearEverything' },
  { what: `${listing} after something sold out`, pathOf: () => listing, clear: 'clearPages' },
  { what: `${listing} after any change`, pathOf: () => listing, clear: 'clearEverything' },
  { what: `${listing}, a made-up choice`, pathOf: (round) => `${listing}?price_to=${100_000 + round}` },
];

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

/** How long the first visitor waits after a change, and the processor time of the process for each page. */
async function measureRendering({ address, ask }: StartedShop) {
  const figures = [];
  for (const { what, pathOf, clear } of renderings) {
    const before = async () => clear && (await ask(clear));
    const render = (from: number, count: number) =>
      measureQuestions(address, (round) => [pathOf(from + round)], { rounds: count, before, headers: acceptBrotli });
    await render(0, untilCompiled);
    await ask('cpuMs');
    const times = await render(untilCompiled + 1, renderedPages);
    const cpuMs = await ask('cpuMs');
    figures.push({ path: what, ...times, cpuMs: Math.round((cpuMs / (renderedPages + 1)) * 10) / 10 });
  }
  return figures;
}

const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;
