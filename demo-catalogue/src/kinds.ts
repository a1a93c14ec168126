import type { ProductKind } from '@shop/domain/product-kinds.ts';
import type { DemoKind } from './demo-shapes.ts';
import { demoGoals } from './goals.ts';
import { demoProductTypes } from './product-types.ts';
import { demoSkinTypes } from './skin-types.ts';

/** The names of each kind of products. */
export const demoKinds: Record<ProductKind, readonly DemoKind[]> = {
  skin_type: demoSkinTypes,
  goal: demoGoals,
  product_type: demoProductTypes,
};
