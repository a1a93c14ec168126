import type { Kopiykas } from '@shop/domain/money.ts';
import type { Transaction } from '../../database/database.ts';
import { insertCertificateProduct, insertCertificateVariants } from './certificates.queries.ts';

export type OfferedCertificate = {
  name: string;
  human: string;
  description: string;
  pictureId: number | null;
  pictureAlt: string;
  position: number;
  variants: readonly { value: Kopiykas; price: Kopiykas; iconId: number | null }[];
};

/** Adds a gift certificate with its values to the offer. */
export async function offerCertificate(tx: Transaction, { variants, ...product }: OfferedCertificate): Promise<number> {
  const certificateProductId = await insertCertificateProduct(tx, product);
  await insertCertificateVariants(
    tx,
    variants.map((variant, position) => ({ ...variant, certificateProductId, position })),
  );
  return certificateProductId;
}
