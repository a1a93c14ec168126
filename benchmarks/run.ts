// `npm run bench`: how fast the shop is on this machine. Starts a demonstration of its own on loopback, and ends by itself.

import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAgainstBare } from './measure-against-bare.ts';
import { measureRequests, type RequestFigures } from './measure-requests.ts';
import { startDemonstration } from './start-demonstration.ts';

const secondsEach = 5;
/** Answered from memory, whole: the measure of these is a server that does nothing else. */
const pages = ['/', '/collection/verba'];
const paths = [
  '/api/v1/shop/navbar/',
  '/api/v1/shop/product/rosa-lab-hyaluronic-dew/',
  '/api/v1/shop/brands/verba/',
  '/api/v1/shop/all-product/',
];

const folder = mkdtempSync(join(tmpdir(), 'rosa-bench-'));
try {
  const cold = await startDemonstration(folder);
  await cold.stop();
  const warm = await startDemonstration(folder);
  await picturesAreMade(folder);
  const requests: RequestFigures[] = [];
  for (const path of pages) requests.push(await measureAgainstBare(warm.address, path, secondsEach));
  for (const path of paths) requests.push(await measureRequests(warm.address, path, secondsEach));
  await warm.stop();
  report({
    machine: `${cpus().length} × ${cpus()[0]?.model || process.arch}`,
    startSeconds: { cold: cold.seconds, warm: warm.seconds },
    requests,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The job that makes the sizes of pictures takes a whole core: figures are taken when it has nothing left to do. */
async function picturesAreMade(dataDir: string) {
  console.log('Waiting until all pictures are made …');
  const made = () => globSync('media/made/**/*.{avif,webp}', { cwd: dataDir }).length;
  for (let before = -1, now = made(); now !== before || now === 0; before = now, now = made()) {
    await new Promise((next) => setTimeout(next, 5_000));
  }
}

type Report = { machine: string; startSeconds: { cold: number; warm: number }; requests: RequestFigures[] };

function report(figures: Report) {
  const rows = figures.requests.map(
    ({ path, perSecond, p50, p97, bytes, ofBare = '' }) =>
      `| \`${path}\` | ${perSecond} | ${p50} | ${p97} | ${bytes} | ${ofBare} |`,
  );
  const page = [
    '# Benchmarks',
    '',
    `Node ${process.version}, ${figures.machine}, 10 connections on loopback, ${secondsEach} s each. Embedded database.`,
    '',
    `First page after ${figures.startSeconds.warm} s on a warm start, after ${figures.startSeconds.cold} s on an empty data folder.`,
    '',
    '| address | requests/s | p50, ms | p97.5, ms | bytes on the wire | of bare Node |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '“Of bare Node”: requests a second as a share of what a `node:http` server does that only sends the same bytes.',
    '',
  ].join('\n');
  const results = join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'latest.md'), page);
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(page);
}
