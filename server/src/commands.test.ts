import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { childEnvironment } from '../tests/child-environment.ts';
import { printFailure } from './print-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'rosa-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command as its script in package.json runs it, with lines of standard input. */
function run(script: string, dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, script), ...words], {
    env: { ...childEnvironment(), NODE_ENV: 'production', DATA_DIR: dataDir },
    input: 'olena@rosa.example\na long password\n',
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

test.each(['check-books.ts', 'unlock-staff.ts', 'reset-staff.ts', 'backup.ts'])(
  '%s says in one sentence that there is no shop, and creates none',
  (script) => {
    const nowhere = join(folder, `nowhere-${script}`);
    expect(run(script, nowhere)).toEqual({
      status: 1,
      said: `There is no shop in ${nowhere}. Set DATA_DIR or DATABASE_URL to where it is`,
    });
    expect(existsSync(nowhere)).toBe(false);
  },
);

test('a database without the tables of this version is reported in one sentence, an unexpected error with its stack', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const missing = new Error('Failed query', { cause: Object.assign(new Error('no relation'), { code: '42P01' }) });
  printFailure(missing);
  printFailure(new Error('unforeseen'));
  expect(said.mock.calls).toEqual([
    ['The database holds no shop of this version. Start the shop once, or set DATABASE_URL or DATA_DIR to where it is'],
    [expect.stringContaining('at ')],
  ]);
  said.mockRestore();
});

test('a file that is no archive is refused in one sentence, before a database is created', () => {
  const junk = join(folder, 'junk.tar.gz');
  writeFileSync(junk, 'junk');
  const shop = join(folder, 'restored');
  expect(run('restore.ts', shop, junk)).toEqual({ status: 1, said: 'The archive cannot be read: it is not a .tar.gz' });
  expect(existsSync(shop)).toBe(false);
});
