// Prepares a clone that has only Node and npm. Runs before `npm start`, `npm test` and the other commands, on the
// machine's own Node (18 or newer); npm then finds the pinned Node first on the PATH.
//
//   --check-free   check that the port is free and the data folder is not locked   (before slow steps)
//   --build        build the storefront and the back office, each if its sources have changed, and an empty database
//   --browser      find a browser for the tests, or install one; in CI nginx, too

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { checkFree } from './check-free.mjs';
import { installNginxInCi } from './nginx.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

const bin = join(root, 'node_modules/.bin');
const pinnedNode = join(bin, 'node');

if (process.argv.includes('--check-free')) await checkFree();
if (!isInstalled()) install();
if (process.argv.includes('--build')) await build();
if (process.argv.includes('--browser')) {
  ensureBrowser();
  installNginxInCi();
}

/** Whether node_modules matches the lockfile: npm writes its own record there. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  const pinned = `node_modules/node-${process.platform}-${process.arch}`;
  if (wanted[pinned] !== undefined && !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([path, { version, link, resolved, optional, devOptional, peer }]) => {
    // The workspace for test PostgreSQL is the only one linked just for development, and it is optional.
    if (link) return existsSync(path) || wanted[resolved].dev;
    if (path === '' || !path.includes('node_modules/')) return true;
    return installed[path] ? installed[path].version === version : optional || devOptional || peer;
  });
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  say('Installing dependencies (once, about a minute) …');
  // Include development and optional packages for any NODE_ENV: they contain the build tools and the pinned Node.
  // npm runs on the machine's Node and would warn about engines; checkNode below checks the pinned one.
  // No dependency needs its install script; package.json forbids them, too, but old versions of npm do not know that.
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = ['ci', '--ignore-scripts', ...flags];
  const npm = process.env.npm_execpath ?? 'npm';
  run(...(npm.endsWith('.js') ? [process.execPath, [npm, ...options]] : [npm, options]));
  checkNode();
}

function checkNode() {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies[
    `node-${process.platform}-${process.arch}`
  ];
  const found = existsSync(pinnedNode)
    ? spawnSync(pinnedNode, ['-v'], { encoding: 'utf8' }).stdout.trim()
    : process.version;
  const isRight = wanted === undefined ? Number(found.slice(1).split('.')[0]) >= 24 : found === `v${wanted}`;
  if (isRight) return;
  fail(`The shop needs Node ${wanted ?? '24 or newer'}, and this machine has ${found}.`);
}

/** Both in parallel: neither uses two cores. */
async function build() {
  const shared = ['domain/src', 'contract/src', 'wording/src', 'tools/compress-assets.ts', 'package-lock.json'];
  await Promise.all([
    buildPart('storefront', {
      sources: [
        'storefront/app',
        'storefront/public',
        'storefront/build-worker.ts',
        'storefront/vite.config.ts',
        'storefront/leave-out.ts',
        'storefront/unused-parts.ts',
        'storefront/react-router.config.ts',
        ...shared,
      ],
      command: [join(bin, 'react-router'), 'build', '--logLevel', 'warn'],
    }),
    buildPart('admin', {
      sources: ['admin/src', 'admin/index.html', 'admin/vite.config.ts', 'storefront/app/fonts', ...shared],
      command: [join(bin, 'vite'), 'build', '--logLevel', 'warn'],
    }),
  ]);
  const status = await runNode(['server/src/database/embedded/empty-database.ts']);
  if (status !== 0) say('No empty database was prepared: the first start takes a few seconds longer.');
}

async function buildPart(part, { sources, command }) {
  const stampFile = `${part}/build/.stamp`;
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say(`Building the ${part === 'admin' ? 'back office' : part} …`);
  const status = await runNode(command, part);
  if (status !== 0) fail(`Building ${part} failed.`);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function runNode(command, folder = '.') {
  const node = existsSync(pinnedNode) ? pinnedNode : process.execPath;
  const running = spawn(node, command, {
    stdio: 'inherit',
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production', PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  return await new Promise((done) => running.on('close', done).on('error', done));
}

function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!path.includes('/') || /\.\w+$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]));
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) fail(`${[command, ...args.slice(0, 2)].join(' ')} failed${error ? `: ${error.message}` : ''}.`);
}

function say(sentence) {
  console.log(sentence);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
