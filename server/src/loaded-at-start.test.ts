import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Imports what every start imports, in a process of its own, and prints the address of each file that Node loaded. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import('./fast-paths/relative-imports.ts');
  for (const file of ['run-shop.ts', 'start-shop.ts', 'http/pages/storefront.ts', 'http/pages/admin-app.ts']) await import('./' + file);
  process.stdout.write(JSON.stringify(loaded), () => process.exit());
`;

function loadedAtStart(environment: NodeJS.ProcessEnv = {}): string[] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(output);
}

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
  const loaded = loadedAtStart();
  const packages = new Set(loaded.map((url) => /.*\/node_modules\/((@[^/]+\/)?[^/]+)/.exec(url)?.[1]));
  expect(packages).toContain('fastify');
  expect(loadedWhenNeeded.filter((name) => packages.has(name))).toEqual([]);
  expect(loaded.filter((url) => /\/(emulators|demo-catalogue)\/src\//.test(url))).toEqual([]);
});

test('with and without the fast path of imports the same files are loaded', () => {
  const files = (environment: NodeJS.ProcessEnv) => loadedAtStart(environment).sort();
  expect(files({})).toEqual(files({ FAST_PATHS_OFF: 'relative-imports' }));
});
