import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Transaction } from './database.ts';
import { isDatabaseSilent } from './database-gone.ts';
import { SlimInserts } from './slim-inserts.ts';

const dialect = new SlimInserts({ casing: 'snake_case' });

/**
 * drizzle with transactions of our own. Its own never give back a connection on which they could not begin, give back one
 * that has stopped answering, and tell that a rollback has failed instead of why it was needed.
 */
export function pooledDrizzle(pool: pg.Pool, transactions = pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await transactions.connect();
    const session = new NodePgSession(client, dialect, undefined);
    const tx: Transaction = new NodePgTransaction(dialect, session, undefined);
    let isOfUse = true;
    try {
      await client.query('begin');
      if (config !== undefined) await tx.setTransaction(config);
      const result = await work(tx);
      await client.query('commit');
      return result;
    } catch (error) {
      // Whoever has just not answered in time is not asked once more.
      isOfUse = !isDatabaseSilent(error) && (await isRolledBack(client));
      throw error;
    } finally {
      client.release(!isOfUse);
    }
  };
  const session = new NodePgSession(pool, dialect, undefined);
  return Object.assign(new NodePgDatabase(dialect, session, undefined), { transaction });
}

async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  return await client.query('rollback').then(
    () => true,
    () => false,
  );
}
