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
  /** Defaults to now. */
  createdAt?: Date;
};

/** Adds a customer without registration, for example for the demonstration. */
export async function createCustomer(tx: Transaction, { password, ...customer }: NewCustomer): Promise<void> {
  const email = customer.email.trim().toLowerCase();
  await insertCustomer(tx, { ...customer, email, passwordHash: await hashPassword(password) });
}
