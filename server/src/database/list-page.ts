import { type AnyColumn, desc, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchForm } from './tables/columns.ts';

/** Which part of a list of the back office was asked for, and in which order. */
export type ListRequest<Column extends string = string> = {
  page: number;
  per_page: number;
  sort: Column;
  order: 'ASC' | 'DESC';
};

/** What is empty comes last either way; among equals the newest comes first. */
export function sortedBy<Column extends string>(
  { sort, order }: ListRequest<Column>,
  columns: Record<Column, SQLWrapper>,
  id: AnyColumn,
): SQL[] {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  return [sql`${columns[sort]} ${direction} nulls last`, desc(id)];
}

export function pageOf({ page, per_page }: ListRequest): { limit: number; offset: number } {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Whether one of the texts holds the words, however they are capitalised. Without words everything does. */
export function contains(words: string, ...texts: SQLWrapper[]): SQL | undefined {
  if (words === '') return undefined;
  return or(...texts.map((text) => hasWords(searchForm(text), words)));
}

/** The same of a text that is in its search form. */
export function hasWords(form: SQLWrapper, words: string): SQL {
  const anywhere = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${form} like ${searchForm(sql`${anywhere}::text`)})`;
}
