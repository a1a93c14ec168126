import type { RecordCalls } from '@shop/contract/admin/records.ts';
import type { z } from 'zod';
import type { ContentKind } from './content-kind.ts';

/** What the contract lets editors write. */
export type FieldsOf<Calls> = Calls extends RecordCalls<infer Fields, z.ZodType> ? z.output<Fields> : never;
/** What the contract shows them. */
export type RowOf<Calls> = Calls extends RecordCalls<z.ZodType, infer Row> ? z.input<Row> & { id: number } : never;

export type KindOf<Calls> = ContentKind<FieldsOf<Calls>, RowOf<Calls>>;
