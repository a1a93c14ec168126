import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startTestPostgresql } from '../../tools/test-postgresql.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { onPool } from '../src/jobs/boss.ts';
import { prepareQueues } from '../src/jobs/queues.ts';
import { databaseAt, onServer } from './postgresql-databases.ts';

/** Starts one server with one migrated template database; each test file gets a copy of the template. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgresql();
  const template = `rosa_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(server.url, `create database ${template}`);
  const database = await openDatabase({ url: databaseAt(server.url, template) });
  await migrateDatabase(database);
  await prepareQueues(onPool(database.pool), pino({ level: 'silent' }));
  await database.close();
  project.provide('databases', { serverUrl: server.url, template });

  return async () => {
    await onServer(server.url, `drop database ${template}`);
    await server.stop();
  };
}
