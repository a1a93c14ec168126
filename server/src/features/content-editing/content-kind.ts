import type { FieldsOf, RowOf } from '@shop/contract/admin/records.ts';
import type { AuditSubject } from '@shop/wording/admin/audit.ts';
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

export type KindOf<Calls> = ContentKind<FieldsOf<Calls>, RowOf<Calls>>;
