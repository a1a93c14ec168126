import type { RecordCalls } from '@shop/contract/admin/records.ts';
import type { z } from 'zod';
import type { ContentKind } from './content-kind.ts';

/** What the contract lets editors write. */
export type FieldsOf<Calls> = Calls extends RecordCalls<infer Fields, z.ZodType> ? z.output<Fields> : never;
/** What the contract shows them, all but its version: that is kept for every kind alike. */
export type RowOf<Calls> =
  Calls extends RecordCalls<z.ZodType, infer Row> ? Omit<z.input<Row>, 'version'> & { id: number } : never;

export type KindOf<Calls> = ContentKind<FieldsOf<Calls>, RowOf<Calls>>;
