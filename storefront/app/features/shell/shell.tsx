import { isQuietPage } from '@shop/contract/pages.ts';
import { shellWording } from '@shop/wording/shell.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigation, useRouteLoaderData, useSearchParams } from 'react-router';
import { closeOverlays, isNavigationPanel, type Overlay, useOverlay } from '../../navigation/overlays.ts';
import { useIsSignedIn } from '../../session/signed-in.ts';
import { useIsOnline } from '../../ui/use-is-online.ts';
import { WhenWanted } from '../../ui/when-wanted.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import type { ShellData } from './read-shell.ts';
import { useIsAtRest } from './use-is-at-rest.ts';
import './shell.css';

const loadCart = () => import('../cart/cart-drawer.tsx');
const loadWishlist = () => import('../wishlist/wishlist-drawer.tsx');
const loadConsent = () => import('../consent/consent-banner.tsx');
const loadAppWorker = () => import('./app-worker.tsx');
const loadWishlistOfAccount = () => import('../wishlist/wishlist-of-account.ts');
/** The visitor did not ask for it, so a failure is silent; the next page tries again. */
const failQuietly = () => {};

/** The frame around every page. */
export function Shell({ shell, children }: { shell: ShellData | undefined; children: ReactNode }) {
  const overlay = useOverlay();
  const isSignedIn = useIsSignedIn();
  const isAtRest = useIsAtRest();
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
      <ConsentWhenWanted />
      <Progress />
      <Header shell={shell} onFailure={fail} />
      {isUnderHeader(overlay) && <div className="scrim" onPointerDown={closeOverlays} />}
      <Menu shell={shell} />
      <noscript>
        <p className="needs">{shellWording.needsScripts}</p>
      </noscript>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer shell={shell} />
      <WhenWanted isWanted={overlay === 'cart'} load={loadCart} onFailure={fail} />
      <WhenWanted isWanted={overlay === 'wishlist'} load={loadWishlist} onFailure={fail} />
      <WhenWanted isWanted={isSignedIn} load={loadWishlistOfAccount} onFailure={failQuietly} />
      <WhenWanted isWanted={isAtRest && import.meta.env.PROD} load={loadAppWorker} onFailure={failQuietly} />
      <Connection hasFailed={hasFailed} />
      <VersionLabel />
    </>
  );
}

function isUnderHeader(overlay: Overlay | undefined): boolean {
  return overlay !== undefined && (overlay === 'search' || isNavigationPanel(overlay));
}

/** A progress line at the top while the next page loads; a quick page shows none. */
function Progress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="progress" role="status" data-on={isLoading || undefined}>
      {isLoading && <span className="sr">{shellWording.loading}</span>}
    </div>
  );
}

const clientVersion = '0.1.2';

/** For bug reports: shown only at addresses with debug=true. */
function VersionLabel() {
  const [parameters] = useSearchParams();
  return parameters.get('debug') === 'true' && <p className="version">{shellWording.version(clientVersion)}</p>;
}

/** Says that the browser is offline, or that a chunk of the page failed to load. */
function Connection({ hasFailed }: { hasFailed: boolean }) {
  const isOnline = useIsOnline();
  return (
    <div className="connection" role="status">
      {!isOnline && <p className="msg msg--note">{shellWording.offline}</p>}
      {isOnline && hasFailed && <p className="msg msg--note">{shellWording.partFailed}</p>}
    </div>
  );
}

/**
 * Asks for consent where tags may be loaded, if the shop has any, and whenever a visitor opens the settings. If the
 * prompt fails to load there is no consent, so no tag is loaded.
 */
function ConsentWhenWanted() {
  const { pathname, search } = useLocation();
  const isOpened = useOverlay() === 'consent';
  const root = useRouteLoaderData('root') as { containerId?: string } | undefined;
  const isWanted = root?.containerId !== undefined && (isOpened || !isQuietPage(pathname + search));
  return <WhenWanted isWanted={isWanted} load={loadConsent} onFailure={failQuietly} />;
}
