import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Emulator } from '@shop/emulators/s3/s3-emulator.ts';
import { expect, test } from 'vitest';
import type { MediaStore } from '../../features/media/media-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

async function keepsWhatItIsGiven(store: MediaStore) {
  expect(await store.read('made/abc/320.webp')).toBeUndefined();
  await store.write('made/abc/320.webp', Buffer.from([1, 2, 3]));
  await store.write('made/abc/320.webp', Buffer.from([4, 5]));
  expect(await store.read('made/abc/320.webp')).toEqual(Buffer.from([4, 5]));
  await store.write('private/abc.jpg', Buffer.from([6]));
  await store.remove('private/abc.jpg');
  await store.remove('private/abc.jpg');
  expect(await store.read('private/abc.jpg')).toBeUndefined();
}

test('a folder keeps what it is given, and no half files beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-store-'));
  await keepsWhatItIsGiven(diskStore(folder));
  expect(readdirSync(join(folder, 'made/abc'))).toEqual(['320.webp']);
  rmSync(folder, { recursive: true });
});

const access = { region: 'eu-central-1', bucket: 'rosa', accessKeyId: 'key', secretAccessKey: 'secret' };

test('an S3-compatible store keeps what it is given, by signed requests', async () => {
  await using s3 = await startS3Emulator(access);
  await keepsWhatItIsGiven(s3Store({ ...access, endpoint: s3.endpoint }));
  expect([...s3.objects.keys()]).toEqual(['made/abc/320.webp']);
});

test.each([
  ['another secret', { secretAccessKey: 'guessed' }, 403],
  ['another account', { accessKeyId: 'somebody' }, 403],
  ['another region', { region: 'auto' }, 403],
  ['a bucket that is not there', { bucket: 'nowhere' }, 404],
])('with %s nothing is kept, and the shop is told', async (_, wrong, status) => {
  await using s3 = await startS3Emulator(access);
  const store = s3Store({ ...access, ...wrong, endpoint: s3.endpoint });
  await expect(store.write('made/abc/320.webp', Buffer.from([1]))).rejects.toThrow(
    `The media store answered ${status} to writing made/abc/320.webp`,
  );
  expect(s3.objects.size).toBe(0);
});
