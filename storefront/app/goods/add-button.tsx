import { catalogueWording } from '@shop/wording/catalogue.ts';
import { putIntoCart } from './put-into-cart.ts';

/** Puts one piece into the cart and shows the cart. */
export function AddButton({
  variantId,
  isInStock,
  product,
  className,
}: {
  variantId: number;
  isInStock: boolean;
  /** Tells apart, for those who do not see, the many buttons of a listing. */
  product?: string;
  className: string;
}) {
  const action = isInStock ? catalogueWording.addToCart : catalogueWording.preorder;
  return (
    <button
      type="button"
      className={`btn ${className}`}
      aria-label={product && catalogueWording.actionOn(action, product)}
      onClick={() => putIntoCart(variantId)}
    >
      {action}
    </button>
  );
}
