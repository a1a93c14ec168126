import { cartWording } from '@shop/wording/cart.ts';
import { checkoutWording } from '@shop/wording/checkout.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { useRouteLoaderData } from 'react-router';
import { useCart } from '../../browser-storage/cart.ts';
import { useCartItems } from '../../goods/cart-items.ts';
import { describePage } from '../../meta/describe-page.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Drop } from '../../ui/drop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { ShellData } from '../shell/read-shell.ts';
import { Wordmark } from '../shell/wordmark.tsx';
import type { Route } from './+types/checkout-page.ts';
import { Checkout } from './checkout.tsx';
import { CheckoutComing } from './checkout-coming.tsx';
import './checkout.css';

/** No header or footer; only a link back. */
export const handle = { isBare: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: checkoutWording.title, description: checkoutWording.description }),
  { name: 'robots', content: 'noindex' },
];

export default function CheckoutPage() {
  const isEmpty = useCart().length === 0;
  const keptFocus = useKeptFocus<HTMLElement>(String(isEmpty));
  const root = useRouteLoaderData('root') as { shell?: ShellData } | undefined;
  return (
    <>
      <a className="skip" href="#content">
        {shopWording.skipToContent}
      </a>
      <header className="co-header">
        <div className="page co-header__in">
          <Wordmark />
          <PageLink className="linkbtn" to="/">
            <Icon name="arrow-left" className="ico--s" />
            {checkoutWording.toShopping}
          </PageLink>
        </div>
      </header>
      <main className="co-main" id="content" {...keptFocus}>
        {useIsMounted() ? (
          <CheckoutOfCart isEmpty={isEmpty} />
        ) : (
          <CheckoutComing phone={root?.shell?.shop.phone ?? undefined} />
        )}
      </main>
    </>
  );
}

function CheckoutOfCart({ isEmpty }: { isEmpty: boolean }) {
  const cart = useCartItems();
  if (!isEmpty) return <Checkout cart={cart} />;
  return (
    <div className="co-empty">
      <Drop />
      <h1 className="t-display">{cartWording.emptyCart}</h1>
      {cart.dropped > 0 && (
        <p className="msg msg--note" role="status">
          {cartWording.dropped}
        </p>
      )}
      <p className="t-lead soft">{checkoutWording.emptyHint}</p>
      <PageLink className="btn btn--primary" to="/#new-products">
        {cartWording.toNewProducts}
      </PageLink>
    </div>
  );
}
