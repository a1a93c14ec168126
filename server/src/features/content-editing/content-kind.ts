import type { RecordCalls } from '@shop/contract/admin/records.ts';
import type { AuditSubject } from '@shop/wording/admin/audit.ts';
import type { z } from 'zod';
import type { Executor, Transaction } from '../../database/database.ts';

/** One kind of content that editors list, add, change and delete. */
export type ContentKind<Fields, Row extends { id: number }> = {
  /** Name in the audit log. */
  subject: AuditSubject;
  /** All rows in the order in which the shop shows them. There are dozens, never thousands. */
  readAll(db: Executor): Promise<Row[]>;
  /** Locks a row until the transaction ends; false when it does not exist. */
  lock(tx: Transaction, id: number): Promise<boolean>;
  insert(tx: Transaction, fields: Fields): Promise<number>;
  update(tx: Transaction, id: number, fields: Fields): Promise<void>;
  delete(tx: Transaction, id: number): Promise<void>;
};

/** The fields that the contract accepts. */
export type FieldsOf<Calls> = Calls extends RecordCalls<infer Fields, z.ZodType> ? z.output<Fields> : never;
/** The fields that the contract returns, without the version, which is kept for all kinds alike. */
export type RowOf<Calls> =
  Calls extends RecordCalls<z.ZodType, infer Row> ? Omit<z.input<Row>, 'version'> & { id: number } : never;

export type KindOf<Calls> = ContentKind<FieldsOf<Calls>, RowOf<Calls>>;
