import { defineConfig } from 'vitest/config';
import { findNginx } from './tools/nginx.mjs';
import { findPostgresql } from './tools/test-postgresql.ts';

const onADatabase = [
  'server/src/{features,database,http,jobs}/**/*.test.ts',
  'server/tests/**/*.test.ts',
  'demo-catalogue/**/*.test.ts',
];
/** PGlite has one connection, which can neither show a race nor be cut. */
const onAServer = 'server/tests/{races,outages,proxy}/**';
/**
 * What `npm test` runs on PostgreSQL alone, if there is one: the journeys in a browser go through all of it on the
 * embedded database. CI runs everything on both.
 */
const onOneDatabase = [
  'server/src/http/**',
  'server/src/features/!(orders)/**',
  'server/tests/{concurrency,crashes,fuzz,money-model,payments-model}/**',
];
/** What knocks at the door, whatever database is behind it: on PostgreSQL alone, if there is one. */
const onAnyDatabase = 'server/tests/intruders/**';
/** What kills processes, opens or moves whole shops, minutes together: in CI alone. */
const onlyInCi = ['server/tests/{crashes,outages}/**', 'server/src/features/backup/backup.test.ts', onAnyDatabase];
const isCi = process.env.CI === 'true';
const hasPostgresql = findPostgresql() !== undefined;
const isLong = process.env.RANDOM_TESTS === 'long';
/** The shipped file of nginx before two whole shops: whenever CI runs, in its short version too. */
const behindNginx = isCi || isLong ? [] : ['server/tests/proxy/**'];

if (!hasPostgresql && isCi) throw new Error('CI runs every database test on PostgreSQL too, and there is none here');
if (!hasPostgresql)
  console.log(
    'No PostgreSQL here: database tests run on the embedded database only (set TEST_DATABASE_URL to change that).',
  );

if (isCi && findNginx() === undefined)
  console.log(
    'No nginx here: deploy/nginx.conf is not run through failures (install nginx and openssl to change that).',
  );

const setupFiles = ['./tools/quiet-tests.ts'];
/** Loading the shop anew for each file would take a quarter of the time: files that a process tests share its modules. */
const onSharedModules = { isolate: false, setupFiles: [...setupFiles, './server/tests/setup-database-tests.ts'] };
// Limits for what never ends, not for how fast it ends: a busy machine is several times slower than a quiet one.
const limits = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{domain,contract,wording,emulators,tools,storefront,admin}/**/*.test.ts',
            'server/src/*.test.ts',
            'server/src/providers/**/*.test.ts',
          ],
          setupFiles,
          ...limits,
        },
      },
      {
        test: {
          name: 'embedded',
          include: onADatabase,
          exclude: [
            onAServer,
            ...(isLong ? [] : onlyInCi),
            ...(hasPostgresql ? [onAnyDatabase] : []),
            ...(hasPostgresql && !isLong ? onOneDatabase : []),
          ],
          globalSetup: './server/tests/embedded-snapshot.ts',
          ...onSharedModules,
          ...limits,
        },
      },
      ...(hasPostgresql
        ? [
            {
              test: {
                name: 'postgresql',
                include: onADatabase,
                exclude: [...(isLong ? [] : onlyInCi), ...behindNginx],
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
