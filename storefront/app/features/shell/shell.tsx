import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { closeOverlays, isNavigationPanel, type Overlay, useOverlay } from '../../navigation/overlays.ts';
import { Connection } from './connection.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import type { ShellData } from './read-shell.ts';
import './shell.css';

const CartDrawer = lazy(() => import('../cart/cart-drawer.tsx'));
const WishlistDrawer = lazy(() => import('../wishlist/wishlist-drawer.tsx'));

/** What stands around every page. */
export function Shell({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const main = useNewPage();
  const overlay = useOverlay();
  return (
    <>
      <a className="skip" href="#content">
        {shopWording.skipToContent}
      </a>
      <Progress />
      <Header shell={shell} />
      {isUnderHeader(overlay) && <div className="scrim" onPointerDown={closeOverlays} />}
      <Menu shell={shell} />
      <noscript>
        <p className="needs">{shellWording.needsScripts}</p>
      </noscript>
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <WhenFirstOpened overlay="cart">
        <CartDrawer />
      </WhenFirstOpened>
      <WhenFirstOpened overlay="wishlist">
        <WishlistDrawer />
      </WhenFirstOpened>
      <Connection />
      <VersionLabel />
    </>
  );
}

function isUnderHeader(overlay: Overlay | undefined): boolean {
  return overlay !== undefined && (overlay === 'search' || isNavigationPanel(overlay));
}

/** A new page closes what lay over the old one, and is where the keyboard and the screen reader go on. */
function useNewPage() {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const visit = useRef({ key, pathname });
  useEffect(() => {
    // The first page has the focus where the browser puts it.
    if (visit.current.key === key) return;
    const isSamePage = visit.current.pathname === pathname;
    visit.current = { key, pathname };
    closeOverlays();
    // After a closing drawer has given the focus back to its button.
    const frame = requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body;
      if (!isSamePage || isLost) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, pathname]);
  return main;
}

/** A line at the top while the next page is on its way; a quick page shows none. */
function Progress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="progress" role="status" data-on={isLoading || undefined}>
      {isLoading && <span className="sr">{shellWording.loading}</span>}
    </div>
  );
}

/** A drawer's code is fetched when it is first wanted, and stays for its closing motion. */
function WhenFirstOpened({ overlay, children }: { overlay: Overlay; children: ReactNode }) {
  const isOpen = useOverlay() === overlay;
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  return isNeeded ? <Suspense>{children}</Suspense> : null;
}

const clientVersion = '0.1.2';

/** For whoever reports a fault: shown only at addresses with debug=true. */
function VersionLabel() {
  const [parameters] = useSearchParams();
  return parameters.get('debug') === 'true' && <p className="version">{shellWording.version(clientVersion)}</p>;
}
