import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type MediaStore, StoreFailure } from '../../features/media/media-store.ts';

/** Private files are readable only by the shop's own user. */
export function diskStore(folder: string, { isPrivate = false } = {}): MediaStore {
  const root = resolve(folder) + sep;
  /** Prevents path traversal by a forged key. */
  const filePath = (key: string) => {
    const file = join(root, key);
    if (!file.startsWith(root)) throw new Error('Media key points outside of the store');
    return file;
  };
  return {
    async write(key, bytes) {
      const file = filePath(key);
      // Written to a draft and renamed: a reader never sees half a file, even if the process is killed.
      const draft = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
        // The folder may have been created earlier with wider permissions.
        if (isPrivate) await chmod(root, 0o700);
        await writeFile(draft, bytes, isPrivate ? { mode: 0o600 } : {});
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw toStoreFailure(error);
      }
    },
    async read(key) {
      try {
        return await readFile(filePath(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw toStoreFailure(error);
      }
    },
    async remove(key) {
      await rm(filePath(key), { force: true });
    },
  };
}

function toStoreFailure(error: unknown): StoreFailure {
  return new StoreFailure((error as Error).message, { cause: error });
}
