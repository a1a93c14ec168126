import { defineConfig } from 'vitest/config';
import { findPostgresql } from './tools/test-postgresql.ts';

const onADatabase = [
  'server/src/{features,database,http,jobs}/**/*.test.ts',
  'server/tests/**/*.test.ts',
  'demo-catalogue/**/*.test.ts',
];
const races = 'server/tests/races/**';
const isCi = process.env.CI === 'true';
const hasPostgresql = findPostgresql() !== undefined;

if (!hasPostgresql && isCi) throw new Error('CI runs every database test on PostgreSQL too, and there is none here');
if (!hasPostgresql)
  console.log(
    'No PostgreSQL here: database tests run on the embedded database only (set TEST_DATABASE_URL to change that).',
  );

const setupFiles = ['./tools/quiet-tests.ts'];
const limits = { testTimeout: 30_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{domain,contract,wording,tools,storefront}/**/*.test.ts',
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
          // PGlite has one connection and cannot show a race.
          exclude: [races],
          globalSetup: './server/tests/embedded-snapshot.ts',
          setupFiles,
          ...limits,
        },
      },
      ...(hasPostgresql
        ? [
            {
              test: {
                name: 'postgresql',
                include: onADatabase,
                globalSetup: './server/tests/postgresql-server.ts',
                setupFiles,
                ...limits,
              },
            },
          ]
        : []),
    ],
  },
});
