import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from '../tools/compress-assets.ts';
import { buildWorker } from './build-worker.ts';
import { joinStart } from './join-start.ts';
import { slimManifest } from './slim-manifest.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The loader of a page in the file of its component: one request less.
  splitRouteModules: false,
  // All routes are sent with the first page: the list is small and saves requests for unseen routes. The code for
  // routes that arrive later is left out (unused-parts.ts).
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig }) {
    const folder = join(buildDirectory, 'client');
    slimManifest(join(folder, 'assets'));
    joinStart(buildDirectory);
    compressAssets(join(folder, 'assets'));
    await buildWorker({ root: viteConfig.root, folder });
  },
} satisfies Config;
