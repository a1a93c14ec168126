import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { promoCodeRefusals } from './order-shapes.ts';
import { CodeWord } from './shapes.ts';

const percent = z.int().min(1).max(100);

export const validatePromoCodeEndpoint = endpoint({
  name: 'validatePromoCode',
  summary: 'What a promo code is worth today; its use is counted by the order',
  method: 'POST',
  path: '/api/v1/orders/promocode/validate/',
  body: z.object({ code: CodeWord }),
  reply: z.object({
    code: z.string().meta({ description: 'As the shop writes it' }),
    discount_percent: percent,
    discount: percent.meta({ description: 'The same as discount_percent' }),
  }),
  refusals: [...promoCodeRefusals, 'too_many_requests'],
});
