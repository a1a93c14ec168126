import type { Executor } from '../../database/database.ts';
import { listBarcodes } from './read-products.queries.ts';

/** The numbers that makers print on what they sell, of those variants that have one: 8, 12, 13 or 14 digits. */
export async function readBarcodes(db: Executor): Promise<Map<number, string>> {
  const rows = await listBarcodes(db);
  return new Map(rows.filter(({ barcode }) => /^(\d{8}|\d{12,14})$/.test(barcode)).map((row) => [row.id, row.barcode]));
}
