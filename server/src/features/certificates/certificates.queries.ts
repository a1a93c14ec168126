import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database.ts';
import { certificateMovements, certificates } from '../../database/tables/certificates-issued.ts';
import { certificateProducts, certificateVariants } from '../../database/tables/certificates-offered.ts';
import { pictures, shownOf } from '../../database/tables/media.ts';

const icons = alias(pictures, 'icons');

/** Certificates that can be bought, a row a value. */
export async function listCertificateVariants(db: Executor) {
  return await db
    .select({
      product: certificateProducts,
      variant: certificateVariants,
      picture: shownOf(pictures),
      icon: shownOf(icons),
    })
    .from(certificateVariants)
    .innerJoin(certificateProducts, eq(certificateProducts.id, certificateVariants.certificateProductId))
    .leftJoin(pictures, eq(pictures.id, certificateProducts.pictureId))
    .leftJoin(icons, eq(icons.id, certificateVariants.iconId))
    .where(and(eq(certificateProducts.isActive, true), eq(certificateVariants.isActive, true)))
    .orderBy(
      asc(certificateProducts.position),
      asc(certificateProducts.id),
      asc(certificateVariants.position),
      asc(certificateVariants.id),
    );
}

export async function insertCertificateProduct(
  db: Executor,
  product: typeof certificateProducts.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(certificateProducts).values(product).returning({ id: certificateProducts.id });
  return row!.id;
}

export async function insertCertificateVariants(
  db: Executor,
  variants: (typeof certificateVariants.$inferInsert)[],
): Promise<void> {
  await db.insert(certificateVariants).values(variants);
}

export async function insertCertificate(db: Executor, certificate: typeof certificates.$inferInsert): Promise<number> {
  const [row] = await db.insert(certificates).values(certificate).returning({ id: certificates.id });
  return row!.id;
}

export async function insertCertificateMovements(
  db: Executor,
  movements: (typeof certificateMovements.$inferInsert)[],
): Promise<void> {
  await db.insert(certificateMovements).values(movements);
}

/** Answers the balance after the change. */
export async function changeBalance(db: Executor, certificateId: number, difference: number): Promise<number> {
  const [row] = await db
    .update(certificates)
    .set({ balance: sql`${certificates.balance} + ${difference}` })
    .where(eq(certificates.id, certificateId))
    .returning({ balance: certificates.balance });
  return row!.balance;
}
