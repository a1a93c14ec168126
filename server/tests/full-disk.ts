import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** Simulates a full disk until the scope ends: a write stores half of its bytes and then fails with ENOSPC. */
export function fullDisk(): Disposable {
  const { writeFile } = promises;
  const replaceBy = (write: typeof writeFile) => {
    promises.writeFile = write;
    syncBuiltinESMExports();
  };
  replaceBy(async (file, data) => {
    const bytes = Buffer.from(data as Uint8Array);
    await writeFile(file, bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  });
  return { [Symbol.dispose]: () => replaceBy(writeFile) };
}
