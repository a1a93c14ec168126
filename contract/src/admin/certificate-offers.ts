import { z } from 'zod';
import { Id, Money, MoneyInput } from '../shapes.ts';
import { Name, optionalLine, optionalText, PictureAddress, Position, withAlt } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { version } from './version.ts';

const SomeMoney = MoneyInput.refine((amount) => amount >= 1_00 && amount <= 1_000_000_00, {
  params: { rule: 'sum_from_hryvnia' },
});

const AdminCertificateOffer = z
  .object({
    id: Id,
    version,
    name: z.string(),
    human: z.string(),
    description: z.string(),
    picture_id: Id.nullable(),
    picture: PictureAddress.nullable(),
    picture_alt: z.string(),
    is_active: z.boolean(),
    position: z.int(),
    values: z.array(z.object({ id: Id, value: Money, price: Money, is_active: z.boolean() })),
  })
  .meta({ id: 'AdminCertificateOffer' });

/** Gift certificates that customers can buy. A value that was sold cannot be changed. */
export const certificateOfferCalls = recordCalls({
  path: 'certificate-offers',
  one: 'CertificateOffer',
  many: 'CertificateOffers',
  query: listQuery(['position', 'name']),
  row: AdminCertificateOffer,
  fields: withAlt(
    z.object({
      name: Name,
      human: optionalLine(200),
      description: optionalText(2_000),
      picture_id: Id.nullable().default(null),
      picture_alt: optionalLine(200),
      is_active: z.boolean().default(true),
      position: Position,
      values: z
        .array(
          z
            .object({
              id: Id.optional().meta({
                description: 'Of a value that is there already: its price and state may change',
              }),
              value: SomeMoney,
              price: SomeMoney,
              is_active: z.boolean().default(true),
            })
            // A price below the value would give money away.
            .refine(({ value, price }) => price >= value, { path: ['price'], params: { rule: 'price_below_value' } }),
        )
        .min(1)
        .max(20),
    }),
    'picture_id',
    'picture_alt',
  ),
});
