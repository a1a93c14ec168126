import type { CertificateVariant } from '@shop/contract/certificates.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import { pictureField } from '../media/index.ts';
import { listCertificateVariants } from './certificates.queries.ts';

type Row = Awaited<ReturnType<typeof listCertificateVariants>>[number];

/** Certificate values as lines of the cart show them. */
export async function readCertificateVariants(db: Executor): Promise<CertificateVariant[]> {
  return (await listCertificateVariants(db)).map((row) => ({
    ...amounts(row),
    name: row.product.name,
    sertificate_name: row.product.name,
    ...pictureField('sertificate_image', row.picture, row.product.pictureAlt),
    image: pictureField('image', row.picture, '').image,
    variant_icon: pictureField('variant_icon', row.icon, '').variant_icon,
  }));
}

/** The certificates page: each certificate with its values. */
export async function readCertificateProducts(db: Executor) {
  const byProduct = Map.groupBy(await listCertificateVariants(db), (row) => row.product.id);
  return [...byProduct.values()].map((rows) => {
    const { product, picture } = rows[0]!;
    return {
      id: product.id,
      name: product.name,
      human: product.human,
      description: product.description,
      ...pictureField('image', picture, product.pictureAlt),
      variants: rows.map((row) => ({ ...amounts(row), ...pictureField('variant_icon', row.icon, product.name) })),
    };
  });
}

function amounts({ variant }: Row) {
  return {
    id: variant.id,
    value: toDecimal(kopiykas(variant.value)),
    price: toDecimal(kopiykas(variant.price)),
  };
}
