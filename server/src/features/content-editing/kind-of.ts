import type { RecordCalls } from '@shop/contract/admin/records.ts';
import type { z } from 'zod';
import type { ContentKind } from './content-kind.ts';

/** The fields that the contract accepts. */
export type FieldsOf<Calls> = Calls extends RecordCalls<infer Fields, z.ZodType> ? z.output<Fields> : never;
/** The fields that the contract returns, without the version, which is kept for all kinds alike. */
export type RowOf<Calls> =
  Calls extends RecordCalls<z.ZodType, infer Row> ? Omit<z.input<Row>, 'version'> & { id: number } : never;

export type KindOf<Calls> = ContentKind<FieldsOf<Calls>, RowOf<Calls>>;
