import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sellableId } from './catalogue.ts';
import { createdAt, identity, money, position, updatedAt } from './columns.ts';
import { pictures } from './media.ts';

/** Gift certificates on the certificates page. */
export const certificateProducts = pgTable('certificate_products', {
  id: identity(),
  name: text().notNull(),
  human: text().notNull().default(''),
  description: text().notNull().default(''),
  pictureId: integer().references(() => pictures.id),
  pictureAlt: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
  position: position(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const certificateVariants = pgTable(
  'certificate_variants',
  {
    id: sellableId(),
    certificateProductId: integer()
      .notNull()
      .references(() => certificateProducts.id),
    value: money().notNull(),
    price: money().notNull(),
    iconId: integer().references(() => pictures.id),
    isActive: boolean().notNull().default(true),
    position: position(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('certificate_variants_value_is_positive', sql`${t.value} > 0 and ${t.price} > 0`)],
);
