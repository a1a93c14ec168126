import { isGtin } from '@shop/domain/barcodes.ts';
import type { Executor } from '../../database/database.ts';
import { listBarcodes } from './read-products.queries.ts';

/** The numbers that makers print on what they sell, of those variants that have one: without those that cannot be right. */
export async function readBarcodes(db: Executor): Promise<Map<number, string>> {
  const rows = await listBarcodes(db);
  return new Map(rows.filter(({ barcode }) => isGtin(barcode)).map((row) => [row.id, row.barcode]));
}
