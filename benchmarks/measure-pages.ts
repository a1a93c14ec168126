// Pages that are in memory, against servers that do nothing but send them; and the same page when it must be rendered.

import { measureQuestions } from './measure-questions.ts';
import { measureRequests, type RequestFigures } from './measure-requests.ts';
import { onEmbedded } from './on-databases.ts';
import { readCompressed } from './read-compressed.ts';
import { secondsEach } from './seconds.ts';
import { startBareServer } from './start-bare-server.ts';
import { findNginx, startNginx } from './start-nginx.ts';
import { type StartedShop, startShop } from './start-shop.ts';
import type { Times } from './times.ts';

export type CachedPageFigures = RequestFigures & {
  path: string;
  bytes: number;
  bareNodePerSecond: number;
  ofBareNode: number;
  nginxPerSecond?: number;
  ofNginx?: number;
};
export type AnswerFigures = RequestFigures & { path: string };
export type PageFigures = {
  cached: CachedPageFigures[];
  /** The page as everybody finds it after a variant ran out, and as the first visitor does after any other change. */
  rendered: { path: string; pageForgotten: Times; everythingForgotten: Times };
  answers: AnswerFigures[];
};

const product = '/product/rosa-lab-hyaluronic-dew';
const pages = [product, '/', '/collection/verba'];
const answers = [
  '/api/v1/shop/navbar/',
  '/api/v1/shop/product/rosa-lab-hyaluronic-dew/',
  '/api/v1/shop/brands/verba/',
  '/api/v1/shop/all-product/',
];
const rounds = 2;

export const measurePages = () =>
  onEmbedded(async (database): Promise<PageFigures> => {
    await using shop = await startShop({ ...database, isDemonstration: true });
    const figures: PageFigures = { cached: [], rendered: await measureRendering(shop), answers: [] };
    for (const path of pages) figures.cached.push(await measureCached(shop.address, path));
    for (const path of answers)
      figures.answers.push({ path, ...(await measureRequests(shop.address, [path], secondsEach)) });
    return figures;
  });

/** Each server in turn, and again: what else the machine does meanwhile hits all of them. */
async function measureCached(address: string, path: string): Promise<CachedPageFigures> {
  const page = `${address}${path}`;
  const bytes = (await readCompressed(page)).bytes.length;
  const nginx = findNginx();
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
    ...(ofNginx !== undefined && { nginxPerSecond: ofNginx, ofNginx: ratio(ofShop, ofNginx) }),
  };
}

async function measureRendering({ address, ask }: StartedShop): Promise<PageFigures['rendered']> {
  const rounds = 100;
  const forget = (question: 'clearPages' | 'clearEverything') =>
    measureQuestions(address, () => [product], { rounds, before: () => ask(question) });
  return {
    path: product,
    pageForgotten: await forget('clearPages'),
    everythingForgotten: await forget('clearEverything'),
  };
}

const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
const ratio = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;

if (import.meta.main) console.dir(await measurePages(), { depth: 5 });
