import { orderStates } from '@shop/domain/order-states.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Flag } from './lists.ts';
import { priceRefusals } from './products.ts';
import { editors, everybody, sellers } from './roles.ts';

/** Limits of an imported file. */
export const largestImport = { bytes: 20_000_000, rows: 20_000, columns: 200 };

const TableFormat = z.enum(['csv', 'xlsx']).meta({ id: 'TableFormat' });
export type TableFormat = z.infer<typeof TableFormat>;

const File = z.unknown().meta({ type: 'string', format: 'binary', description: 'The file' });
const AFile = { reply: File, replyType: 'application/octet-stream', refusals: ['too_many_rows'] } as const;
/** Days in Kyiv, both included. */
const Period = z.object({ format: TableFormat, from: z.iso.date().optional(), to: z.iso.date().optional() });

export const exportProductsEndpoint = endpoint({
  name: 'exportProducts',
  summary: 'Products and stock as a table, a row a variant',
  method: 'GET',
  path: '/api/v1/admin/export/products/',
  query: z.object({ format: TableFormat }),
  needs: everybody,
  ...AFile,
});

export const exportOrdersEndpoint = endpoint({
  name: 'exportOrders',
  summary: 'Orders as a table, a row an order',
  method: 'GET',
  path: '/api/v1/admin/export/orders/',
  query: Period.extend({
    state: z.enum(orderStates).optional(),
  }),
  needs: sellers,
  ...AFile,
});

export const exportCustomersEndpoint = endpoint({
  name: 'exportCustomers',
  summary: 'Customers by the day of registration as a table',
  method: 'GET',
  path: '/api/v1/admin/export/customers/',
  query: Period,
  needs: sellers,
  ...AFile,
});

export const exportSubscriptionsEndpoint = endpoint({
  name: 'exportSubscriptions',
  summary: 'Confirmed subscriptions to the newsletter as a table',
  method: 'GET',
  path: '/api/v1/admin/export/subscriptions/',
  query: z.object({ format: TableFormat }),
  needs: sellers,
  ...AFile,
});

export const exportContentEndpoint = endpoint({
  name: 'exportContent',
  summary:
    'What the shop says about itself, as JSON: public settings, look, blocks, information pages, texts of letters',
  method: 'GET',
  path: '/api/v1/admin/export/content/',
  needs: editors,
  reply: File,
  replyType: 'application/octet-stream',
});

const Count = z.int().min(0);
const Changes = z.object({ created: Count, changed: Count, unchanged: Count });

const ImportReport = z
  .object({
    is_applied: z.boolean(),
    rows: Count,
    products: Changes,
    variants: Changes,
    stock: z.object({ variants: Count, difference: z.int() }),
    problems_total: Count,
    problems: z
      .array(z.object({ row: z.int().positive(), column: z.string(), words: z.string() }))
      .meta({ description: 'What keeps the file from being applied, by row of the file; the first thousand' }),
    notes: z.array(z.string()),
    preview: z
      .array(
        z.object({
          row: z.int().positive(),
          code: z.string(),
          name: z.string(),
          is_new: z.boolean(),
          changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
        }),
      )
      .meta({ description: 'What is new and what changes; the first fifty' }),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof ImportReport>;

const AnImport = {
  method: 'POST',
  query: z.object({ dry_run: Flag }),
  body: z
    .unknown()
    .refine((given) => given instanceof Uint8Array)
    .meta({ description: 'CSV or XLSX' }),
  bodyType: 'application/octet-stream',
  reply: ImportReport,
  refusals: [
    'table_not_readable',
    'table_has_password',
    'table_of_old_excel',
    'table_line_too_long',
    'table_too_large',
    'too_many_rows',
    'too_many_columns',
    'body_too_large',
    'imports_busy',
  ],
} as const;

export const importProductsEndpoint = endpoint({
  name: 'importProducts',
  summary: 'Add and change products by a table: all of it, or nothing when anything is wrong with it',
  path: '/api/v1/admin/import/products/',
  needs: editors,
  ...AnImport,
  query: z.object({ dry_run: Flag, confirm_prices: Flag.default(false) }),
  refusals: [...AnImport.refusals, ...priceRefusals],
});

export const importStockEndpoint = endpoint({
  name: 'importStock',
  summary: 'Change the stock by a table: by the difference to what the table was exported with',
  path: '/api/v1/admin/import/stock/',
  needs: sellers,
  ...AnImport,
});
