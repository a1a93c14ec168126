import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from '../tools/compress-assets.ts';

const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => compressAssets(join(dir, 'assets')),
};

/** The API docs are built with Swagger UI, a dev dependency, so that production has no such package. */
const apiDocs: Plugin = {
  name: 'api-docs',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const from = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
    const to = join(dir, 'api-docs');
    mkdirSync(to, { recursive: true });
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) cpSync(join(from, file), join(to, file));
  },
};

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compressed, apiDocs],
  // The storefront uses another version of the router, and each part of react-admin would bundle its own copy.
  resolve: { dedupe: ['ra-core', 'ra-ui-materialui', 'react-router', 'react-router-dom'] },
  build: {
    outDir: 'build',
    chunkSizeWarningLimit: 2_000,
    // 'use client' directives matter only to server rendering, which the admin does not use.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
