import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

/** Shorter ones fit in one packet anyway. */
const worthCompressingBytes = 1_024;

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map comes with the first page: it is small, and nothing is asked for about unseen routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;

/** Once, as hard as possible, for files that are served for good. Fonts are compressed already. */
function compressAssets(folder: string) {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < worthCompressingBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
