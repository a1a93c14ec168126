import { type AnyColumn, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchForm } from './tables/columns.ts';

/** The requested page of a list of the back office, and its sort order. */
export type ListRequest<Column extends string = string> = {
  page: number;
  per_page: number;
  sort: Column;
  order: 'ASC' | 'DESC';
};

/** Empty values come last in both directions; among equals the newest comes first. */
export function sortedBy<Column extends string>(
  { sort, order }: ListRequest<Column>,
  columns: Record<Column, SQLWrapper>,
  id: AnyColumn,
): SQL[] {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  return [sql`${columns[sort]} ${direction} nulls last`, desc(id)];
}

export function limitAndOffset({ page, per_page }: ListRequest): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Whether one of the texts contains the words, ignoring case. No condition without words. */
export function contains(words: string, ...texts: SQLWrapper[]): SQL | undefined {
  if (words === '') return undefined;
  return or(...texts.map((text) => hasWords(searchForm(text), words)));
}

/** The same for a text that is already in its search form. */
export function hasWords(form: SQLWrapper, words: string): SQL {
  const anywhere = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${form} like ${searchForm(sql`${anywhere}::text`)})`;
}
