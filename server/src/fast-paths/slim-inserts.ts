import { getTableColumns, type QueryTypingsValue, type SQL } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PgInsertConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Internal of Drizzle: where it keeps the columns of a table. */
const columnsOf = Symbol.for('drizzle:Columns');

/** Builds statements with less work than Drizzle's own dialect, which took a third of the time of placing an order. */
export class SlimInserts extends PgDialect {
  /** Skips computing the types of values for each statement: only other drivers use them. */
  override prepareTyping(): QueryTypingsValue {
    return 'none';
  }

  /** Names only columns with a value. Drizzle names all forty of an order, most of them with `default`. */
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
