import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../tools/free-port.ts';
import { demonstrationFolder, untilReady } from './own-shop.ts';
import { expect, test as quietTest } from './quiet-page.ts';

const root = join(import.meta.dirname, '..');
const { scripts, workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};

type Developed = { address: string; change(file: string, from: string, to: string): void };

/** `npm run dev` on a copy of the sources that the test may change. */
const test = quietTest.extend<object, { developed: Developed }>({
  developed: [
    // biome-ignore lint/correctness/noEmptyPattern: so the fixture says that it needs nothing
    async ({}, use, { parallelIndex }) => {
      // Inside the project, so that packages resolve; not in test-results, which Vite does not watch.
      const copy = join(root, '.cache', `developed-${parallelIndex}`);
      copySources(copy);
      cpSync(demonstrationFolder, join(copy, 'data'), { recursive: true });
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const { PATH = '', TMPDIR = '' } = process.env;
      const shop = spawn('sh', ['-c', scripts.dev!], {
        cwd: copy,
        env: { PATH, TMPDIR, PORT: String(port), DATA_DIR: join(copy, 'data') },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const ended = once(shop, 'exit');
      const failed = once(shop.stderr, 'data').then(([words]) => Promise.reject(new Error(String(words))));
      failed.catch(() => {});
      try {
        // After a failure Node keeps running and waits for file changes.
        await Promise.race([untilReady(address), failed]);
        // The first page makes Vite compile the whole storefront, which can exceed the page timeout.
        await untilReady(address, '/');
        await use({
          address,
          change(file, from, to) {
            const before = readFileSync(join(copy, file), 'utf8');
            expect(before).toContain(from);
            writeFileSync(join(copy, file), before.replace(from, to));
          },
        });
      } finally {
        shop.kill();
        await ended;
        rmSync(copy, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ developed }, use) => await use(developed.address),
});

// One shop for both tests.
test.describe.configure({ mode: 'default' });

function copySources(copy: string) {
  rmSync(copy, { recursive: true, force: true });
  const isSource = (path: string) => !/^(node_modules|build|\.react-router)$/.test(basename(path));
  mkdirSync(join(copy, 'node_modules/@shop'), { recursive: true });
  for (const file of ['main.ts', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  // Vite serves files up to the outermost folder with workspaces, so the copy gets a package.json of its own.
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ name: 'developed', type: 'module', version: '0.0.0' }));
  for (const folder of workspaces) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@shop', folder));
    linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

/** Links the packages of one workspace; Vite keeps its prepared packages beside them. */
function linkPackages(from: string, to: string) {
  const names = existsSync(from) ? readdirSync(from).filter((name) => !name.startsWith('.')) : [];
  mkdirSync(to);
  for (const name of names) symlinkSync(join(from, name), join(to, name));
}

/** State that a reload would clear. Vite reloads a page when it finds packages that it has not prepared yet. */
async function leaveMark(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { mark: 'still the same document' }));
}

async function expectMark(page: Page) {
  expect(await page.evaluate(() => (window as { mark?: string }).mark)).toBe('still the same document');
}

test('a change of the storefront is on the page without a reload', async ({ page, developed }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto('/');
  await leaveMark(page);
  const wordmark = page.locator('.wordmark').first();
  await expect(wordmark).not.toHaveAttribute('data-changed');
  developed.change(
    'storefront/app/features/shell/wordmark.tsx',
    'className="wordmark"',
    'className="wordmark" data-changed',
  );
  await expect(wordmark).toHaveAttribute('data-changed');
  await expectMark(page);
  expect(new Set(sockets)).toEqual(new Set(['/']));
});

test('a change of the back office is on the page without a reload', async ({ page, developed, complaints }) => {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { name: 'Вхід для працівників' })).toBeVisible();
  // The 401 without a session is logged by the browser and, in development, by the program.
  const aboutSignIn = /401|Увійдіть, щоб продовжити/;
  expect(complaints.splice(0).filter((complaint) => !aboutSignIn.test(complaint))).toEqual([]);
  await leaveMark(page);
  const email = page.getByLabel('Електронна пошта');
  await email.fill('half-typed@rosa.example');
  developed.change('admin/src/features/sign-in/sign-in-page.tsx', 'component="main"', 'component="main" data-changed');
  await expect(page.getByRole('main')).toHaveAttribute('data-changed');
  await expectMark(page);
  await expect(email).toHaveValue('half-typed@rosa.example');
  expect(new Set(sockets)).toEqual(new Set(['/admin/']));
});
