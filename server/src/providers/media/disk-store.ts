import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '../../features/media/media-store.ts';

export function diskStore(folder: string): MediaStore {
  return {
    async write(key, bytes) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      // A reader, or a process killed half-way, never meets half a file.
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
