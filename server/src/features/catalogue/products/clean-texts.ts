import { htmlFields } from '@shop/domain/product-fields.ts';
import { cleanHtml } from '../../../clean-html.ts';
import { type ColumnOf, columnOf } from '../../../database/contract-names.ts';

type RichTexts = Record<ColumnOf<(typeof htmlFields)[number]>, string>;

/** Removes all markup from the rich texts of a product that customers may not get. */
export function cleanTexts(texts: RichTexts): RichTexts {
  const columns = htmlFields.map(columnOf);
  return Object.fromEntries(columns.map((column) => [column, cleanHtml(texts[column])])) as RichTexts;
}
