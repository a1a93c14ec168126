import { AwsClient } from 'aws4fetch';
import { type MediaStore, StoreFailure } from '../../features/media/media-store.ts';
import { readAtMost } from '../../read-at-most.ts';
import type { S3Settings } from '../../settings.ts';

/** Twice the largest accepted picture. */
const usualLimits = { timeoutMs: 15_000, largestBytes: 30 * 1024 * 1024 };

/** Uses path-style addresses, which every S3-compatible store supports. */
export function s3Store(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  limits: Partial<typeof usualLimits> = {},
): MediaStore {
  const { timeoutMs, largestBytes } = { ...usualLimits, ...limits };
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = async (key: string, init: RequestInit) => {
    if (key.split('/').includes('..')) throw new Error('Media key points outside of the store');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, redirect: 'error', signal });
      // Always read the body to its end: the store may break off in the middle of it.
      return { response, body: await readAtMost(response, largestBytes) };
    } catch (error) {
      throw new StoreFailure('The media store does not answer', { cause: error });
    }
  };

  return {
    async write(key, bytes) {
      const { response } = await call(key, { method: 'PUT', body: Buffer.from(bytes) });
      if (!response.ok) throw new StoreFailure(`The media store answered ${response.status} to writing ${key}`);
    },
    async read(key) {
      const { response, body } = await call(key, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new StoreFailure(`The media store answered ${response.status} to reading ${key}`);
      return body;
    },
    async remove(key) {
      const { response } = await call(key, { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new StoreFailure(`The media store answered ${response.status} to removing ${key}`);
    },
  };
}
