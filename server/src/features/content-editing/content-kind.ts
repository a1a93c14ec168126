import type { AuditSubject } from '@shop/wording/admin/audit.ts';
import type { Executor, Transaction } from '../../database/database.ts';

/** One kind of content that editors list, add, change and delete. */
export type ContentKind<Fields, Row extends { id: number }> = {
  /** In the log of changes. */
  subject: AuditSubject;
  /** All of the kind, in the order in which the shop shows it: there are dozens of them, never thousands. */
  readAll(db: Executor): Promise<Row[]>;
  /** Keeps others from changing it before this transaction ends; whether it is there. */
  lock(tx: Transaction, id: number): Promise<boolean>;
  insert(tx: Transaction, fields: Fields): Promise<number>;
  update(tx: Transaction, id: number, fields: Fields): Promise<void>;
  delete(tx: Transaction, id: number): Promise<void>;
};
