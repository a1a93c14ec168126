import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { closeOverlays, isNavigationPanel, type Overlay, useOverlay } from '../../navigation/overlays.ts';
import { Connection } from './connection.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import type { ShellData } from './read-shell.ts';
import { WhenWanted } from './when-wanted.tsx';
import './shell.css';

const loadCart = () => import('../cart/cart-drawer.tsx');
const loadWishlist = () => import('../wishlist/wishlist-drawer.tsx');

/** What stands around every page. */
export function Shell({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const main = useNewPage();
  const overlay = useOverlay();
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed && overlay !== undefined) setHasFailed(false);
  const fail = useCallback(() => {
    closeOverlays();
    setHasFailed(true);
  }, []);
  return (
    <>
      <a className="skip" href="#content">
        {shopWording.skipToContent}
      </a>
      <Progress />
      <Header shell={shell} onFailure={fail} />
      {isUnderHeader(overlay) && <div className="scrim" onPointerDown={closeOverlays} />}
      <Menu shell={shell} />
      <noscript>
        <p className="needs">{shellWording.needsScripts}</p>
      </noscript>
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <WhenWanted isWanted={overlay === 'cart'} load={loadCart} onFailure={fail} />
      <WhenWanted isWanted={overlay === 'wishlist'} load={loadWishlist} onFailure={fail} />
      <Connection hasFailed={hasFailed} />
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

const clientVersion = '0.1.2';

/** For whoever reports a fault: shown only at addresses with debug=true. */
function VersionLabel() {
  const [parameters] = useSearchParams();
  return parameters.get('debug') === 'true' && <p className="version">{shellWording.version(clientVersion)}</p>;
}
