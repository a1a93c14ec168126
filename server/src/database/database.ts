import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Where a query may run: by itself or as a part of somebody's transaction. */
export type Executor = Database | Transaction;
