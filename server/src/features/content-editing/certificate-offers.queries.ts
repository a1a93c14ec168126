import type { certificateOfferCalls } from '@shop/contract/admin/certificate-offers.ts';
import type { FieldsOf } from '@shop/contract/admin/records.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import type { KindOf } from './content-kind.ts';
import { preview } from './preview.ts';
import { rowQueries } from './table.queries.ts';

export const certificateOfferKind: KindOf<typeof certificateOfferCalls> = {
  subject: 'certificate_offer',
  ...rowQueries(certificateProducts),
  async readAll(db) {
    const rows = await db
      .select({ product: certificateProducts, picture: pictureColumns(pictures) })
      .from(certificateProducts)
      .leftJoin(pictures, eq(pictures.id, certificateProducts.pictureId))
      .orderBy(asc(certificateProducts.position), asc(certificateProducts.id));
    const all = await db
      .select()
      .from(certificateVariants)
      .orderBy(asc(certificateVariants.position), asc(certificateVariants.id));
    const values = Map.groupBy(all, ({ certificateProductId }) => certificateProductId);
    return rows.map(({ product, picture }) => ({
      id: product.id,
      name: product.name,
      human: product.human,
      description: product.description,
      picture_id: product.pictureId,
      picture: picture && preview(picture),
      picture_alt: product.pictureAlt,
      is_active: product.isActive,
      position: product.position,
      values: (values.get(product.id) ?? []).map(({ id, value, price, isActive }) => ({
        id,
        value: toDecimal(kopiykas(value)),
        price: toDecimal(kopiykas(price)),
        is_active: isActive,
      })),
    }));
  },
  async insert(tx, fields) {
    const [row] = await tx
      .insert(certificateProducts)
      .values(offerColumns(fields))
      .returning({ id: certificateProducts.id });
    await writeValues(tx, row!.id, fields.values);
    return row!.id;
  },
  async update(tx, id, fields) {
    await tx.update(certificateProducts).set(offerColumns(fields)).where(eq(certificateProducts.id, id));
    await writeValues(tx, id, fields.values);
  },
  async delete(tx, id) {
    await tx.delete(certificateVariants).where(eq(certificateVariants.certificateProductId, id));
    await tx.delete(certificateProducts).where(eq(certificateProducts.id, id));
  },
};

type Fields = FieldsOf<typeof certificateOfferCalls>;

function offerColumns({ name, human, description, picture_id, picture_alt, is_active, position }: Fields) {
  return {
    name,
    human,
    description,
    pictureId: picture_id,
    pictureAlt: picture_alt,
    isActive: is_active,
    position,
  };
}

/** Carts and orders refer to a value by its id, so its id and amount never change. A value without orders may be deleted. */
async function writeValues(tx: Transaction, offerId: number, values: Fields['values']): Promise<void> {
  const kept = values.flatMap(({ id }) => id ?? []);
  const ofOffer = eq(certificateVariants.certificateProductId, offerId);
  await tx
    .delete(certificateVariants)
    .where(kept.length === 0 ? ofOffer : and(ofOffer, notInArray(certificateVariants.id, kept)));
  for (const [position, { id, value, price, is_active: isActive }] of values.entries()) {
    if (id === undefined) {
      await tx.insert(certificateVariants).values({ certificateProductId: offerId, value, price, isActive, position });
      continue;
    }
    const changed = await tx
      .update(certificateVariants)
      .set({ price, isActive, position })
      .where(and(ofOffer, eq(certificateVariants.id, id), eq(certificateVariants.value, value)))
      .returning({ id: certificateVariants.id });
    if (changed.length === 0)
      throw new Refusal('invalid_request', { fields: { values: { [position]: { value: [fieldRules.valueStays] } } } });
  }
}
