import { catalogueWording } from '@shop/wording/catalogue.ts';
import { putIntoCart } from './put-into-cart.ts';

/** Adds one piece to the cart and opens the cart. */
export function AddButton({
  variantId,
  isInStock,
  product,
  className,
}: {
  variantId: number;
  isInStock: boolean;
  /** Product name for screen readers, which tells apart the many buttons of a listing. */
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
