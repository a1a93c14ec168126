/**
 * Each fast path reaches into what Drizzle, Fastify or Node do not promise to keep. When an upgrade breaks one, turn it off:
 * FAST_PATHS_OFF=slim-inserts,pages-first or FAST_PATHS_OFF=all. The shop does the same without them, only slower.
 */
export const fastPaths = ['slim-inserts', 'pooled-transactions', 'pages-first', 'relative-imports'] as const;
export type FastPath = (typeof fastPaths)[number];

/** Read from the environment, not from the settings: imports are sped up before the settings are read. */
export function isFastPathOn(path: FastPath, { FAST_PATHS_OFF }: NodeJS.ProcessEnv = process.env): boolean {
  const off = readFastPathsOff(FAST_PATHS_OFF);
  return !off.includes(path) && !off.includes('all');
}

export function areFastPaths(list: string): boolean {
  const known: readonly string[] = ['all', ...fastPaths];
  return readFastPathsOff(list).every((path) => known.includes(path));
}

function readFastPathsOff(list = ''): string[] {
  return list.split(/[\s,]+/).filter((path) => path !== '');
}
