import type { TableFormat } from '@shop/contract/admin/exchange.ts';
import {
  cellWording,
  exportFileNames,
  productColumnWording,
  stockColumnWording,
  variantColumnWording,
} from '@shop/wording/admin/exchange.ts';
import type { Shop } from '../../../shop.ts';
import type { Cell } from '../tables/cell.ts';
import { writeTable } from '../tables/write-table.ts';
import { listProductRows } from './export.queries.ts';
import { readInPages } from './read-in-pages.ts';

type Row = Awaited<ReturnType<typeof listProductRows>>[number];

/** Codes and frequently changed columns first. */
const header = [
  productColumnWording.code,
  variantColumnWording.code,
  ...Object.values(stockColumnWording),
  ...titlesWithoutCode(productColumnWording),
  ...titlesWithoutCode(variantColumnWording),
];

/**
 * All columns that an import can change. The stock is exported twice, so that an import can account for sales in the
 * meantime.
 */
export async function exportProducts({ db }: Pick<Shop, 'db'>, format: TableFormat) {
  const pages = readInPages(
    (afterId) => listProductRows(db, afterId),
    ({ id }) => id,
    toCells,
  );
  return await writeTable(format, { name: exportFileNames.products, header, pages });
}

function toCells({ product, variant, stock }: Row): Cell[] {
  return [
    product.code,
    variant.code,
    stock,
    stock,
    ...fieldsWithoutCode(productColumnWording).map((field) => toCell(product[field])),
    ...fieldsWithoutCode(variantColumnWording).map((field) =>
      field === 'price' || field === 'discount_price' ? variant[field] / 100 : toCell(variant[field]),
    ),
  ];
}

function toCell(value: string | number | boolean | null): Cell {
  return typeof value === 'boolean' ? (value ? cellWording.yes : cellWording.no) : value;
}

function fieldsWithoutCode<Titles extends { code: string }>(titles: Titles) {
  return Object.keys(titles).filter((field) => field !== 'code') as Exclude<keyof Titles & string, 'code'>[];
}

function titlesWithoutCode(titles: { code: string }): string[] {
  return Object.entries(titles)
    .filter(([field]) => field !== 'code')
    .map(([, title]) => title);
}
