import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { MediaStore } from '../../features/media/media-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

async function keepsWhatItIsGiven(store: MediaStore) {
  expect(await store.read('made/abc/320.webp')).toBeUndefined();
  await store.write('made/abc/320.webp', Buffer.from([1, 2, 3]));
  await store.write('made/abc/320.webp', Buffer.from([4, 5]));
  expect(await store.read('made/abc/320.webp')).toEqual(Buffer.from([4, 5]));
}

test('a folder keeps what it is given, and no half files beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rosa-store-'));
  await keepsWhatItIsGiven(diskStore(folder));
  expect(readdirSync(join(folder, 'made/abc'))).toEqual(['320.webp']);
  rmSync(folder, { recursive: true });
});

test('an S3-compatible store keeps what it is given, by signed requests', async () => {
  const objects = new Map<string, Buffer>();
  const signed: (string | undefined)[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await buffer(request);
    signed.push(
      request.headers.authorization?.match(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/)?.[0],
    );
    expect([createHash('sha256').update(body).digest('hex'), 'UNSIGNED-PAYLOAD']).toContain(
      request.headers['x-amz-content-sha256'],
    );
    const known = objects.get(request.url!);
    if (request.method === 'PUT') objects.set(request.url!, body);
    response
      .writeHead(request.method === 'GET' && known === undefined ? 404 : 200)
      .end(request.method === 'GET' ? known : '');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await keepsWhatItIsGiven(
    s3Store({ endpoint, region: 'auto', bucket: 'rosa', accessKeyId: 'key', secretAccessKey: 'secret' }),
  );

  expect([...objects.keys()]).toEqual(['/rosa/made/abc/320.webp']);
  expect(signed).toHaveLength(4);
  expect(signed).not.toContain(undefined);
  server.close();
});
