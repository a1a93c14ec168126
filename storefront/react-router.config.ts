import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole site map comes with the first page: it is small, and nothing is asked for about unseen routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
