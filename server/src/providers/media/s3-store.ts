import { AwsClient } from 'aws4fetch';
import type { MediaStore } from '../../features/media/media-store.ts';
import type { S3Settings } from '../../settings.ts';

const timeoutMs = 15_000;

/** Path-style addresses: every S3-compatible store understands them. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const call = (key: string, init: RequestInit) =>
    client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });

  return {
    async write(key, bytes) {
      const response = await call(key, { method: 'PUT', body: Buffer.from(bytes) });
      if (!response.ok) throw new Error(`The media store answered ${response.status} to writing ${key}`);
    },
    async read(key) {
      const response = await call(key, { method: 'GET' });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`The media store answered ${response.status} to reading ${key}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
