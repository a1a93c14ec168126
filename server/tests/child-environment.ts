import { join } from 'node:path';

/** Of this process's environment only what a program needs to run, and a cache, so that modules compile once. */
export function childEnvironment() {
  const { PATH = '', TMPDIR = '' } = process.env;
  return { PATH, TMPDIR, NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node') };
}
