import { Refusal } from '@shop/contract/refusal.ts';
import { isPassword } from '../../passwords.ts';
import type { Shop } from '../../shop.ts';
import { readMember } from './staff.queries.ts';

/** Whoever sits at a screen that was left open does not know it. */
export async function provePassword({ db }: Pick<Shop, 'db'>, staffId: number, password: string): Promise<void> {
  const { passwordHash } = await readMember(db, staffId);
  if (!(await isPassword(password, passwordHash))) throw new Refusal('wrong_password', {});
}
