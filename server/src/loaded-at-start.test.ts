import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '../tests/child-environment.ts';

const runShop = readFileSync(join(import.meta.dirname, 'run-shop.ts'), 'utf8');
const importedAtStart = ['./run-shop.ts', ...[...runShop.matchAll(/await import\('(.+?)'\)/g)].map(([, file]) => file)];

/** Imports what every start imports, in a process of its own, and prints the address of each file that Node loaded. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import('./fast-paths/relative-imports.ts');
  for (const file of ${JSON.stringify(importedAtStart)}) await import(file);
  process.stdout.write(JSON.stringify(loaded), () => process.exit());
`;

function loadedAtStart(environment: NodeJS.ProcessEnv): string[] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...childEnvironment(), ...environment },
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(output);
}

const loaded = loadedAtStart({});

/** Each is many files or much memory, and is needed by few requests: import it where it is used. */
const loadedWhenNeeded = [
  'sharp',
  'jose',
  'sanitize-html',
  'write-excel-file',
  'read-excel-file',
  'csv-stringify',
  'csv-parse',
  'nodemailer',
  'postal-mime',
  'pdfkit',
  'fontkit',
  'vite',
  '@electric-sql/pglite',
];

test('a start loads no package that only some requests need, no emulator and no demonstration', () => {
  const packages = new Set(loaded.map((url) => /.*\/node_modules\/((@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect(packages).toContain('fastify');
  expect(loadedWhenNeeded.filter((name) => packages.has(name))).toEqual([]);
  expect(loaded.filter((url) => /\/(emulators|demo-catalogue)\/src\//.test(url))).toEqual([]);
});

test('with and without the fast path of imports the same files are loaded', () => {
  expect(loadedAtStart({ FAST_PATHS_OFF: 'relative-imports' }).sort()).toEqual(loaded.toSorted());
});
