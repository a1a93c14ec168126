// Finds a Chromium or Chrome for the browser tests, or installs one. No dependencies: it runs before `npm ci`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The headless shell first: it opens a page in a third of the time. */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const names = [...debianPackages, 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** For users without root: Debian's packages, unpacked but not installed. */
const privateFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rosa-browser');
const privateWrapper = join(privateFolder, 'chromium');

/** The path of a browser, or undefined. */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return CHROME_PATH;
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/opt/google/chrome',
  ];
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), privateWrapper];
  return candidates.find((file) => existsSync(file)) ?? playwrightBrowser();
}

export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) {
    if (works(found)) return found;
    if (process.env.CHROME_PATH) fail(`CHROME_PATH is ${found}, and that browser does not start.`);
  }
  const isRoot = process.getuid?.() === 0;
  const ways = has('apt-get')
    ? [isRoot ? installWithApt : unpackDebianPackages, downloadWithPlaywright]
    : [downloadWithPlaywright];
  for (const get of ways) {
    get();
    const browser = findBrowser();
    if (browser !== undefined && works(browser)) return browser;
  }
  fail(
    'The browser tests need Chromium or Chrome: none was found, and none could be installed. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}

/** Flags for this machine: without user namespaces, or as root, Chromium's sandbox cannot start. */
export function browserFlags(browser) {
  const quiet = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return starts(browser, quiet) ? quiet : ['--no-sandbox', ...quiet];
}

/** Chromium creates a socket in the temporary folder, and the path of a socket has at most 107 bytes. */
export function browserEnvironment() {
  return tmpdir().length > 60 ? { ...process.env, TMPDIR: '/tmp' } : process.env;
}

function works(browser) {
  return starts(browser, ['--no-sandbox', '--disable-gpu']);
}

function starts(browser, flags) {
  const { status, stdout } = spawnSync(browser, ['--headless', ...flags, '--dump-dom', 'data:text/html,<p>works</p>'], {
    encoding: 'utf8',
    timeout: 30_000,
    env: browserEnvironment(),
  });
  return status === 0 && stdout.includes('works');
}

function installWithApt() {
  say('Installing Chromium for the browser tests (apt-get, once) …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'ignore', env });
  debianPackages.some((name) => install(name).status === 0);
}

/** Without root: apt with private folders downloads Chromium and its dependencies, and dpkg unpacks them. */
function unpackDebianPackages() {
  if (!has('dpkg')) return;
  say('Getting Chromium for the browser tests (Debian packages, unpacked into a private folder, once) …');
  const apt = join(privateFolder, 'apt');
  const tree = join(privateFolder, 'root');
  mkdirSync(join(apt, 'state/lists/partial'), { recursive: true });
  mkdirSync(join(apt, 'cache/archives/partial'), { recursive: true });
  const own = [
    '-o',
    `Dir::State=${apt}/state`,
    '-o',
    `Dir::Cache=${apt}/cache`,
    '-o',
    'Dir::State::status=/var/lib/dpkg/status',
    '-o',
    'Debug::NoLocking=1',
  ];
  spawnSync('apt-get', [...own, 'update', '-qq'], { stdio: 'ignore' });
  const download = (name) =>
    spawnSync('apt-get', [...own, 'install', '-y', '-qq', '--no-install-recommends', '--download-only', name], {
      stdio: 'ignore',
    });
  debianPackages.some((name) => download(name).status === 0);
  const archives = join(apt, 'cache/archives');
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    spawnSync('dpkg', ['-x', join(archives, file), tree]);
  rmSync(apt, { recursive: true, force: true });
  const program = debianPackages.map((name) => join(tree, 'usr/lib/chromium', name)).find((file) => existsSync(file));
  if (program !== undefined) writeFileSync(privateWrapper, wrapperScript(tree, program), { mode: 0o755 });
}

function wrapperScript(tree, program) {
  const triplet = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const shared = [join(tree, 'usr/lib', triplet), join(tree, 'lib', triplet)].filter((folder) => existsSync(folder));
  // Some packages have private libraries in their own folder, which they look up by its installed path.
  const privateOnes = shared.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name)),
  );
  const libraries = [...shared, join(tree, 'usr/lib/chromium'), ...privateOnes].join(':');
  return `#!/bin/sh\nexport LD_LIBRARY_PATH='${libraries}'\nexec '${program}' "$@"\n`;
}

function downloadWithPlaywright() {
  const playwright = 'node_modules/.bin/playwright';
  if (!existsSync(playwright)) return;
  say("Downloading a browser for the tests (Playwright's own, once) …");
  spawnSync(playwright, ['install', '--only-shell', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
}

function playwrightBrowser() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  const files = [
    'chrome-linux/headless_shell',
    'chrome-linux/chrome',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux64/chrome',
  ];
  return readdirSync(folder)
    .flatMap((version) => files.map((file) => join(folder, version, file)))
    .find((file) => existsSync(file));
}

function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;
}

function say(sentence) {
  console.log(sentence);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
