import { getTableColumns, type QueryTypingsValue, type SQL } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgInsertConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Where drizzle looks for the columns of a table. */
const columnsOf = Symbol.for('drizzle:Columns');

/** Builds statements with less work than drizzle by itself: that took a third of the time in which a process places an order. */
export class SlimInserts extends PgDialect {
  /** The kind of each value, found out anew for each statement, is of use to other drivers alone. */
  override prepareTyping(): QueryTypingsValue {
    return 'none';
  }

  /** Names the columns that rows have a value for, and not all of them with `default` in most: an order has forty. */
  override buildInsertQuery(config: PgInsertConfig): SQL {
    const { table, values } = config;
    if (!Array.isArray(values)) return super.buildInsertQuery(config);
    return super.buildInsertQuery({ ...config, table: narrowed(table, values) });
  }
}

function narrowed(table: PgTable, rows: readonly object[]): PgTable {
  const given = new Set(rows.flatMap(Object.keys));
  const isNeeded = ([name, column]: [string, PgColumn]) => given.has(name) || isFilledByDrizzle(column);
  const columns = Object.entries(getTableColumns(table)).filter(isNeeded);
  if (columns.length === 0) return table;
  return Object.create(table, { [columnsOf]: { value: Object.fromEntries(columns) } });
}

function isFilledByDrizzle({ defaultFn, onUpdateFn, default: byDatabase }: PgColumn): boolean {
  return defaultFn !== undefined || (onUpdateFn !== undefined && byDatabase === undefined);
}
