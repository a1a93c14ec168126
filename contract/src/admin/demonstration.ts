import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, line } from '../shapes.ts';
import { StaffPassword } from './auth.ts';
import { owners } from './roles.ts';

const path = '/api/v1/admin/demonstration/';

const count = z.int().nonnegative();

export const Demonstration = z
  .object({
    is_there: z.boolean().meta({ description: 'False in a live shop, and once it has been removed' }),
    shop_name: z.string().meta({ description: 'To be typed by who removes it' }),
    counts: z
      .object({
        products: count,
        orders: count,
        certificates: count,
        promo_codes: count,
        customers: count,
        subscriptions: count,
        partner_applications: count,
        letters: count,
        staff: count,
      })
      .meta({ description: 'What goes. Whoever removes it stays, and is not counted' }),
  })
  .meta({ id: 'Demonstration' });
export type Demonstration = z.infer<typeof Demonstration>;

export const readDemonstrationEndpoint = endpoint({
  name: 'readDemonstration',
  summary: 'Whether the shop holds a demonstration, and what of it can be removed',
  method: 'GET',
  path,
  needs: owners,
  reply: Demonstration,
});

export const removeDemonstrationEndpoint = endpoint({
  name: 'removeDemonstration',
  summary: 'Remove goods, sales and people of the demonstration, once: what is left begins as a live shop',
  method: 'POST',
  path: `${path}remove/`,
  body: z.object({
    name: line(100).min(2).meta({ description: 'Of the owner, whose account stays as the only one' }),
    email: Email,
    password: StaffPassword,
    shop_name: line(200).meta({ description: 'As in the settings, letter by letter' }),
  }),
  needs: owners,
  reply: Demonstration,
  refusals: ['not_a_demonstration', 'other_shop_name', 'sign_in_is_public'],
});
