import type { Transaction } from '../../database/database.ts';
import { hashPassword } from '../../passwords.ts';
import { insertCustomer } from './customers.queries.ts';

export type NewCustomer = {
  email: string;
  firstName: string;
  lastName: string;
  /** '+380671234567' */
  phone: string;
  password: string;
  activatedAt: Date | null;
  /** Since when there is this customer; now unless it is said. */
  createdAt?: Date;
};

/** A customer who is simply there, such as that of the demonstration. */
export async function createCustomer(tx: Transaction, { password, ...customer }: NewCustomer): Promise<void> {
  const email = customer.email.trim().toLowerCase();
  await insertCustomer(tx, { ...customer, email, passwordHash: await hashPassword(password) });
}
