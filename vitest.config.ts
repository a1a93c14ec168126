import { defineConfig } from 'vitest/config';
import { findNginx } from './tools/nginx.mjs';
import { isCi, isLong } from './tools/test-levels.ts';
import { findPostgresql } from './tools/test-postgresql.ts';

const onADatabase = [
  'server/src/{features,database,fast-paths,http,jobs}/**/*.test.ts',
  'server/tests/**/*.test.ts',
  'demo-catalogue/**/*.test.ts',
];
/** Not on PGlite: it has one connection, so it cannot show races or lost connections. */
const onAServer = ['server/tests/{races,outages,proxy}/**'];
/** Tests that also run on the embedded database: orders, refunds, certificates, races, migrations. */
const onEmbedded = [
  'server/src/database/{embedded/*,migrate}.test.ts',
  'server/src/features/checkout/placing/place-order.test.ts',
  'server/src/features/payments/refunds/refund-lines.test.ts',
  'server/src/features/certificates/{issuing/gifts,redeem-certificates}.test.ts',
  'server/src/jobs/open-job-queue.test.ts',
  'server/tests/concurrency/orders-at-once.test.ts',
];
/**
 * CI adds what also depends on the database but changes rarely: constraints, the money model. The demonstration is opened on it
 * by the browser tests and by those of processes.
 */
const onEmbeddedInCi = [
  'server/src/database/**/*.test.ts',
  'server/src/features/demonstration/*.test.ts',
  'server/src/features/shop-settings/demonstration.test.ts',
  'server/src/jobs/start-jobs.test.ts',
  'server/tests/money-model/*.test.ts',
  'server/tests/*.test.ts',
  'server/tests/crashes/killed-in-the-middle.test.ts',
];
/** Slow tests that few changes affect: killed processes, moved shops, proxies, fuzz, hostile files, stores that are away. */
const onlyInCi = [
  'server/tests/{crashes,outages,intruders,proxy,deployed,fuzz}/**',
  'server/src/fast-paths/answer-pages-first.test.ts',
  'server/src/features/exchange/tables/hostile-tables.test.ts',
  'server/src/features/media/store-away.test.ts',
  'server/src/providers/mail/smtp-outages.test.ts',
  'tools/deploy-files.test.ts',
  'demo-catalogue/src/month/month.test.ts',
  'server/src/features/backup/backup.test.ts',
  'server/src/run-shop.test.ts',
  'server/src/commands.test.ts',
];
/** The shop and its commands, started as processes. */
const processes = ['server/src/{run-shop,commands}.test.ts'];
const hasPostgresql = findPostgresql() !== undefined;
const skipped = isCi || isLong ? [] : onlyInCi;

if (!hasPostgresql && isCi) throw new Error('CI runs the database tests on PostgreSQL, and there is none here');
if (!hasPostgresql)
  console.log(
    'No PostgreSQL here: database tests run on the embedded database only (set TEST_DATABASE_URL to change that).',
  );
if (isCi && findNginx() === undefined)
  console.log(
    'No nginx here: deploy/nginx.conf is not run through failures (install nginx and openssl to change that).',
  );

function embeddedFiles(): string[] {
  if (!hasPostgresql || isLong) return onADatabase;
  return isCi ? [...onEmbedded, ...onEmbeddedInCi] : onEmbedded;
}

const setupFiles = ['./tools/quiet-tests.ts'];
/** Test files of one process share modules: loading the shop for each file would take a quarter of the time. */
const onSharedModules = { isolate: false, setupFiles: [...setupFiles, './server/tests/setup-database-tests.ts'] };
// Timeouts only catch tests that never end: a busy machine is several times slower than an idle one.
const limits = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          // First, because they take longest of those without a database: at the end they would run alone.
          name: 'processes',
          include: processes,
          exclude: skipped,
          isolate: false,
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          name: 'rules',
          include: [
            '{domain,contract,wording,emulators,tools}/**/*.test.ts',
            'server/src/*.test.ts',
            'server/src/providers/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...processes, ...skipped],
          isolate: false,
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          // Each file in its own process: modules of the storefront keep the state of a browser tab.
          name: 'pages',
          include: ['{storefront,admin}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          name: 'components',
          include: ['storefront/app/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.example/' } },
          setupFiles: [...setupFiles, './storefront/tests/setup-component-tests.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'embedded',
          include: embeddedFiles(),
          exclude: [...onAServer, ...skipped],
          globalSetup: './server/tests/embedded-snapshot.ts',
          ...onSharedModules,
          ...limits,
        },
      },
      ...(hasPostgresql
        ? [
            {
              test: {
                name: 'without-fast-paths',
                include:
                  isCi || isLong
                    ? ['server/src/features/checkout/placing/*.test.ts']
                    : ['server/src/features/checkout/placing/place-order.test.ts'],
                env: { FAST_PATHS_OFF: 'all' },
                globalSetup: './server/tests/postgresql-server.ts',
                ...onSharedModules,
                ...limits,
              },
            },
            {
              test: {
                name: 'postgresql',
                include: onADatabase,
                exclude: skipped,
                globalSetup: './server/tests/postgresql-server.ts',
                ...onSharedModules,
                ...limits,
              },
            },
          ]
        : []),
    ],
  },
});
