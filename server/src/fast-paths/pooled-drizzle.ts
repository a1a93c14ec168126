import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database, Transaction } from '../database/database.ts';
import { isDatabaseSilent } from '../database/database-gone.ts';
import { SlimInserts } from './slim-inserts.ts';
import { isFastPathOn } from './switches.ts';

/**
 * Drizzle on a pool, with its own implementation of transactions replaced. Drizzle does not release a connection on which
 * `begin` failed, reuses one that stopped answering, and reports a failed rollback instead of its cause.
 */
export function pooledDrizzle(pool: pg.Pool, transactions = pool): Database {
  const casing = 'snake_case';
  const dialect = isFastPathOn('slim-inserts') ? new SlimInserts({ casing }) : new PgDialect({ casing });
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await transactions.connect();
    const session = new NodePgSession(client, dialect, undefined);
    const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
    let isReusable = true;
    try {
      await client.query('begin');
      if (config !== undefined) await tx.setTransaction(config);
      const result = await work(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      // Skip the rollback if the connection has just timed out.
      isReusable = !isDatabaseSilent(error) && (await isRolledBack(client));
      throw error;
    } finally {
      client.release(!isReusable);
    }
  };
  const session = new NodePgSession(pool, dialect, undefined);
  const database = new NodePgDatabase(dialect, session, undefined);
  return isFastPathOn('pooled-transactions') ? Object.assign(database, { transaction }) : database;
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  return await client.query('rollback').then(
    () => true,
    () => false,
  );
}
