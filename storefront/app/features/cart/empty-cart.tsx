import { cartWording } from '@shop/wording/cart.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';

/** `onPutBack` is set while a cleared cart can be restored. */
export function EmptyCart({ onPutBack }: { onPutBack: (() => void) | undefined }) {
  return (
    <div className="empty">
      <Drop />
      <p className="t-heading">{cartWording.emptyCart}</p>
      <p className="soft">{cartWording.emptyCartHint}</p>
      <PageLink className="btn btn--primary" to="/#new-products">
        {cartWording.toNewProducts}
      </PageLink>
      {onPutBack && (
        <button type="button" className="linkbtn mute" onClick={onPutBack}>
          <span className="link">{cartWording.putBack}</span>
        </button>
      )}
    </div>
  );
}
