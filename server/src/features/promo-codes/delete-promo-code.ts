import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { recordChange } from '../audit/index.ts';
import type { Member } from '../staff/index.ts';
import { deleteUnusedPromoCode } from './promo-code-admin.queries.ts';
import { readPromoCode } from './read-promo-codes.ts';

export async function deletePromoCode({ db }: Pick<Shop, 'db'>, member: Member, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { code, percent } = await readPromoCode(tx, id);
    if (!(await deleteUnusedPromoCode(tx, id))) throw new Refusal('promo_code_was_used', {});
    await recordChange(tx, member, {
      action: 'delete',
      subject: 'promo_code',
      subjectId: id,
      before: { code, percent },
    });
  });
}
