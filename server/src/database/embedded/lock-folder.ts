import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../../start-refusal.ts';

/** Another process, most likely the shop itself, has locked the folder. */
export class FolderInUse extends StartRefusal {}

/**
 * Locks the folder of the embedded database: PGlite takes no lock, and two processes on one folder silently lose each
 * other's rows. The kernel releases SQLite's exclusive lock, even after kill -9.
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
