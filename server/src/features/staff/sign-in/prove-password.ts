import { Refusal } from '@shop/contract/refusal.ts';
import { isPassword } from '../../../passwords.ts';
import type { Shop } from '../../../shop.ts';
import { readMember } from '../staff.queries.ts';

/** Checks the password again, against misuse of an unlocked screen. */
export async function provePassword({ db }: Pick<Shop, 'db'>, staffId: number, password: string): Promise<void> {
  const { passwordHash } = await readMember(db, staffId);
  if (passwordHash === null || !(await isPassword(password, passwordHash))) throw new Refusal('wrong_password', {});
}
