import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from '../tools/compress-assets.ts';

const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => compressAssets(join(dir, 'assets')),
};

export default defineConfig({
  base: '/admin/',
  plugins: [compressed],
  // The shop's pages stand on another version of the router, and each part of react-admin would bring its own copy.
  resolve: { dedupe: ['ra-core', 'ra-ui-materialui', 'react-router', 'react-router-dom'] },
  build: {
    outDir: 'build',
    chunkSizeWarningLimit: 2_000,
    // 'use client' of every component: it means something to servers that render, and there is none.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
