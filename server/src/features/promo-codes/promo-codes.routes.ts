import * as admin from '@shop/contract/admin/promo-codes.ts';
import { validatePromoCodeEndpoint } from '@shop/contract/promo-codes.ts';
import type { Serve } from '../../http/serving/serve.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../rate-limits/index.ts';
import { addPromoCode } from './add-promo-code.ts';
import { changePromoCode } from './change-promo-code.ts';
import { deletePromoCode } from './delete-promo-code.ts';
import { readPromoCode, readPromoCodes, readPromoCodeUses } from './read-promo-codes.ts';
import { validatePromoCode } from './validate-promo-code.ts';

export function promoCodeRoutes(
  { serve, serveStaff }: { serve: Serve; serveStaff: ServeStaff },
  { db }: Pick<Shop, 'db'>,
) {
  serve(
    validatePromoCodeEndpoint,
    async ({ body }) => {
      const { code, percent } = await validatePromoCode(db, body.code);
      return { code, discount_percent: percent, discount: percent };
    },
    { limit: limits.promoCode, subject: ({ body }) => body.code },
  );

  serveStaff(admin.promoCodesEndpoint, ({ query }) => readPromoCodes(db, query));
  serveStaff(admin.promoCodeEndpoint, ({ params }) => readPromoCode(db, params.id));
  serveStaff(admin.promoCodeUsesEndpoint, ({ params, query }) => readPromoCodeUses(db, params.id, query));
  serveStaff(admin.createPromoCodeEndpoint, ({ body }, member) => addPromoCode({ db }, member, body));
  serveStaff(admin.changePromoCodeEndpoint, ({ params, body }, member) =>
    changePromoCode({ db }, member, params.id, body),
  );
  serveStaff(admin.deletePromoCodeEndpoint, ({ params }, member) => deletePromoCode({ db }, member, params.id));
}
