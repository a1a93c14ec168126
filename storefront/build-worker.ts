import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the service worker with the names of all files that pages need: scripts and styles, and the fonts of usual letters.
 * Pictures and films are cached when they are seen.
 */
export async function buildWorker({ root, folder }: { root: string; folder: string }): Promise<void> {
  const shellFiles = globSync('assets/{*.js,*.css,*-usual-*.woff2}', {
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
