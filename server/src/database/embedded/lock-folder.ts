import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../start-refusal.ts';

/** Another process, most likely the shop itself, has the folder. */
export class FolderInUse extends StartRefusal {}

/**
 * Keeps a second process off the embedded database: PGlite takes no lock, and two processes on one folder
 * silently lose each other's rows. SQLite's exclusive lock is released by the kernel, kill -9 included.
 */
export function lockFolder(folder: string): Disposable {
  const lock = openLock(`${folder}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process. Stop that one, or name another folder: DATA_DIR=./data-2 npm start`,
    );
  }
  return { [Symbol.dispose]: () => lock.close() };
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new StartRefusal(
      `The data folder cannot be written: ${file} (${(error as Error).message}). Check DATA_DIR and its rights`,
    );
  }
}
