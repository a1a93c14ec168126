import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the worker that stands behind the pages, with the names of everything a page may ask for: scripts and styles of
 * all of them, and the faces of Ukrainian text. Pictures and films are kept when they are seen.
 */
export async function buildWorker({ root, folder }: { root: string; folder: string }): Promise<void> {
  const shellFiles = globSync('assets/{*.js,*.css,{onest-cyrillic-wght,rosa-display-cyrillic}-*.woff2}', {
    cwd: folder,
  })
    .sort()
    .map((file) => `/${file}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { shellFiles: JSON.stringify(shellFiles), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'app/worker/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
