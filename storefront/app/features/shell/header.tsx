import { pages } from '@shop/contract/pages.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { useCartCount } from '../../browser-storage/cart.ts';
import { useWishlist } from '../../browser-storage/wishlist.ts';
import { openOverlay, toggleOverlay, useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { WhenWanted } from '../../ui/when-wanted.tsx';
import { Navigation } from './navigation.tsx';
import type { ShellData } from './read-shell.ts';
import { TopBar } from './top-bar.tsx';
import { Wordmark } from './wordmark.tsx';
import './header.css';

const loadSearch = () => import('../search/search-panel.tsx');
/** Preloads before the click; a failure is reported after the click. */
const preloadSearch = () => void loadSearch().catch(() => undefined);

export function Header({ shell, onFailure }: { shell: ShellData | undefined; onFailure: () => void }) {
  const overlay = useOverlay();
  const cartCount = useCartCount();
  const wishCount = useWishlist().length;
  const search = (
    <>
      <button
        type="button"
        className="iconbtn needs-scripts"
        aria-label={shellWording.search}
        aria-expanded={overlay === 'search'}
        onPointerEnter={preloadSearch}
        // Keeps the focus in the search: losing it would close the search, and the click would open it again.
        onPointerDown={(event) => overlay === 'search' && event.preventDefault()}
        onClick={() => toggleOverlay('search')}
      >
        <Icon name="search" />
      </button>
      <noscript>
        <a className="iconbtn" href={pages.search.path} aria-label={shellWording.search}>
          <Icon name="search" />
        </a>
      </noscript>
    </>
  );
  return (
    <>
      {shell && <TopBar blocks={shell.topBar} />}
      <header className="header">
        <div className="header__in">
          <div className="header__tools header__tools--l">
            <button
              type="button"
              className="iconbtn needs-scripts"
              aria-label={shellWording.openMenu}
              onClick={() => openOverlay('menu')}
            >
              <Icon name="menu" />
            </button>
            <noscript>
              <a className="iconbtn" href="#menu" aria-label={shellWording.openMenu}>
                <Icon name="menu" />
              </a>
            </noscript>
            {search}
          </div>
          <Wordmark />
          <Navigation shell={shell} />
          <div className="header__tools">
            <span className="only-d">{search}</span>
            <PageLink className="iconbtn only-d" to="/account" aria-label={shellWording.account}>
              <Icon name="user" />
            </PageLink>
            <CountButton icon="heart" overlay="wishlist" count={wishCount} label={shellWording.wishlist(wishCount)} />
            <CountButton icon="bag" overlay="cart" count={cartCount} label={shellWording.cart(cartCount)} />
          </div>
        </div>
        <WhenWanted isWanted={overlay === 'search'} load={loadSearch} onFailure={onFailure} />
      </header>
    </>
  );
}

/** Above this the badge shows «99+». */
const mostShown = 99;

function CountButton(props: { icon: IconName; overlay: 'cart' | 'wishlist'; count: number; label: string }) {
  const { icon, overlay, count, label } = props;
  return (
    <button
      type="button"
      className="iconbtn"
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => toggleOverlay(overlay)}
    >
      <Icon name={icon} />
      {count > 0 && <span className="count">{count > mostShown ? `${mostShown}+` : count}</span>}
    </button>
  );
}
