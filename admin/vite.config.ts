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

/** The API's page stands on Swagger UI, which is a package for building only: what runs has no such package. */
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
  // The shop's pages stand on another version of the router, and each part of react-admin would bring its own copy.
  resolve: { dedupe: ['ra-core', 'ra-ui-materialui', 'react-router', 'react-router-dom'] },
  build: {
    outDir: 'build',
    chunkSizeWarningLimit: 2_000,
    // 'use client' of every component: it means something to servers that render, and there is none.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
