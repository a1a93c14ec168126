import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type MediaStore, StoreFailure } from '../../features/media/media-store.ts';

/** What is private is read by the shop's own user alone. */
export function diskStore(folder: string, { isPrivate = false } = {}): MediaStore {
  const root = resolve(folder) + sep;
  /** Whoever made the key up: it leads to nothing outside. */
  const fileOf = (key: string) => {
    const file = join(root, key);
    if (!file.startsWith(root)) throw new Error('A key leads out of the media store');
    return file;
  };
  return {
    async write(key, bytes) {
      const file = fileOf(key);
      // A reader, or a process killed half-way, never meets half a file.
      const draft = `${file}.${randomUUID()}`;
      try {
        await mkdir(dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
        // The folder may be older than this rule, and so may be what lies in it.
        if (isPrivate) await chmod(root, 0o700);
        await writeFile(draft, bytes, isPrivate ? { mode: 0o600 } : {});
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw failureOf(error);
      }
    },
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw failureOf(error);
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

function failureOf(error: unknown): StoreFailure {
  return new StoreFailure((error as Error).message, { cause: error });
}
