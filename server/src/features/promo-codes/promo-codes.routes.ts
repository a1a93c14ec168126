import * as admin from '@shop/contract/admin/promo-codes.ts';
import { validatePromoCodeEndpoint } from '@shop/contract/promo-codes.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../rate-limits/index.ts';
import { addPromoCode } from './add-promo-code.ts';
import { changePromoCode } from './change-promo-code.ts';
import { deletePromoCode } from './delete-promo-code.ts';
import { readPromoCode, readPromoCodes, readPromoCodeUses } from './read-promo-codes.ts';
import { validatePromoCode } from './validate-promo-code.ts';

export function promoCodeRoutes({ serve }: { serve: Serve }, { db }: Pick<Shop, 'db'>) {
  serve(
    validatePromoCodeEndpoint,
    async ({ body }) => {
      const { code, percent } = await validatePromoCode(db, body.code);
      return { code, discount_percent: percent, discount: percent };
    },
    { limit: limits.promoCode, subject: ({ body }) => body.code },
  );

  serve.staff(admin.promoCodesEndpoint, ({ query }) => readPromoCodes(db, query));
  serve.staff(admin.promoCodeEndpoint, ({ params }) => readPromoCode(db, params.id));
  serve.staff(admin.promoCodeUsesEndpoint, ({ params, query }) => readPromoCodeUses(db, params.id, query));
  serve.staff(admin.createPromoCodeEndpoint, ({ body }, member) => addPromoCode({ db }, member, body));
  serve.staff(admin.changePromoCodeEndpoint, ({ params, body }, member) =>
    changePromoCode({ db }, member, params.id, body),
  );
  serve.staff(admin.deletePromoCodeEndpoint, ({ params }, member) => deletePromoCode({ db }, member, params.id));
}
