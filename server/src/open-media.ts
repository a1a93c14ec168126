import { join } from 'node:path';
import type { MediaStore } from './features/media/media-store.ts';
import { diskStore } from './providers/media/disk-store.ts';
import { s3Store } from './providers/media/s3-store.ts';
import type { Settings } from './settings.ts';

export function openMedia({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): MediaStore {
  return s3 === undefined ? diskStore(join(dataDir, 'media')) : s3Store(s3);
}
