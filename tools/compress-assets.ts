import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Shorter ones do not get shorter. A page has a dozen small parts, and together they weigh. */
const worthCompressingBytes = 256;

/** Once, as hard as possible, for files that are served for good. Fonts are compressed already. */
export function compressAssets(folder: string) {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < worthCompressingBytes) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
