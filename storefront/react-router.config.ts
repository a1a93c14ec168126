import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from '../tools/compress-assets.ts';
import { buildWorker } from './build-worker.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map comes with the first page: it is small, and nothing is asked for about unseen routes.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory }, viteConfig }) {
    const folder = join(buildDirectory, 'client');
    compressAssets(join(folder, 'assets'));
    await buildWorker({ root: viteConfig.root, folder });
  },
} satisfies Config;
