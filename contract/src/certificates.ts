import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { certificateRefusals } from './order-shapes.ts';
import { CodeWord, Id, Money, Picture } from './shapes.ts';

export const CertificateVariant = z
  .object({
    id: Id,
    value: Money,
    price: Money,
    name: z.string(),
    sertificate_name: z.string(),
    sertificate_image: z.string().nullable(),
    sertificate_image_picture: Picture.nullable(),
    image: z.string().nullable(),
    variant_icon: z.string().nullable(),
  })
  .meta({ id: 'CertificateVariant' });
export type CertificateVariant = z.infer<typeof CertificateVariant>;

export const certificateVariantsEndpoint = endpoint({
  name: 'listCertificateVariants',
  summary: 'Every gift certificate that can be bought, one row a value',
  method: 'GET',
  path: '/api/v1/sertificate-variants/',
  reply: z.array(CertificateVariant),
});

export const certificateProductsEndpoint = endpoint({
  name: 'listCertificateProducts',
  summary: 'Gift certificates of the certificates page, with their values',
  method: 'GET',
  path: '/api/v1/shop/sertificated/',
  reply: z.array(
    z
      .object({
        id: Id,
        name: z.string(),
        human: z.string(),
        description: z.string(),
        image: z.string().nullable(),
        image_picture: Picture.nullable(),
        variants: z.array(
          z.object({
            id: Id,
            value: Money,
            price: Money,
            variant_icon: z.string().nullable(),
            variant_icon_picture: Picture.nullable(),
          }),
        ),
      })
      .meta({ id: 'CertificateProduct' }),
  ),
});

export const validateCertificateEndpoint = endpoint({
  name: 'validateCertificate',
  summary: 'How much money is left on a gift certificate',
  method: 'POST',
  path: '/api/v1/orders/certificate/validate/',
  body: z.object({ serial_number: CodeWord }),
  reply: z.object({
    serial_number: z.string().meta({ description: 'As it is printed' }),
    amount: Money.meta({ description: 'The balance left' }),
    status: z.literal('active'),
    valid_until: z.iso.date(),
  }),
  refusals: [...certificateRefusals, 'too_many_requests'],
});
