import { type ReactNode, useContext } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { consentScript } from './analytics/consent-script.ts';
import { useTrackedCart } from './analytics/use-tracked-cart.ts';
import { pageContext, RenderingContext } from './api/page-context.ts';
import { earlyClickScript, useEarlyClick } from './features/shell/early-click.ts';
import { Failure } from './features/shell/failure.tsx';
import { PageScripts } from './features/shell/page-scripts.tsx';
import { readShell } from './features/shell/read-shell.ts';
import { Shell } from './features/shell/shell.tsx';
import { useNewPage } from './features/shell/use-new-page.ts';
import cyrillicText from './fonts/onest-cyrillic-usual.woff2';
import latinText from './fonts/onest-latin-usual.woff2';
import cyrillicDisplay from './fonts/rosa-display-cyrillic-usual.woff2';
import latinDisplay from './fonts/rosa-display-latin-usual.woff2';
import { describeFailure } from './meta/describe-failure.ts';
import { shadesStyle } from './meta/shop-look.ts';
import { useRightDocument } from './navigation/right-document.ts';
import './styles/storefront.css';

/** Without the navigation data the page is still worth showing, so a failure is reported and the page rendered. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl, containerId, preview, report } = context.get(pageContext);
  const shell = await readShell(api, preview).catch((error: unknown) => void report(error));
  return { publicUrl, containerId, shell };
}

/** Loaded with the document and kept while it is open; loaded again only when a page revalidates in place. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

/** Meta tags of error pages; every other page has its own. */
export const meta: Route.MetaFunction = ({ error, ...visit }) =>
  error === undefined ? [] : describeFailure(error, visit);

/** The fonts of a first view, preloaded: arriving late, they would shift the layout. */
const fonts = [cyrillicText, latinText, cyrillicDisplay, latinDisplay];

/** Runs before hydration, so it is left out of the browser bundle. */
const headScript = import.meta.env.SSR ? `${consentScript};${earlyClickScript}` : '';

/**
 * What a page may export as `handle`. `isBare`: without header and footer. `isStill`: not hydrated, because the page is
 * shown at addresses where the router would look for another page.
 */
type PageHandle = { isBare?: boolean; isStill?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  useTrackedCart();
  useEarlyClick();
  useNewPage();
  useRightDocument();
  const { scriptMark } = useContext(RenderingContext);
  const shell = useRouteLoaderData<typeof loader>('root')?.shell ?? undefined;
  const look = shell?.shop.look;
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const isBare = handles.some((handle) => handle?.isBare);
  const isStill = handles.some((handle) => handle?.isStill);
  return (
    <html lang="uk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {look && <meta name="theme-color" content={look.accent} />}
        <link rel="icon" type="image/png" sizes="96x96" href={look?.icon ?? '/icons/icon-96.png'} />
        <link rel="apple-touch-icon" href={look?.touch_icon ?? '/icons/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {!isStill && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          <script nonce={scriptMark} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        )}
        <Meta />
        <Links />
        {look?.shades && (
          <style
            nonce={scriptMark}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: colours that the server has derived
            dangerouslySetInnerHTML={{ __html: shadesStyle(look.shades) }}
            suppressHydrationWarning
          />
        )}
      </head>
      <body>
        {isBare ? children : <Shell shell={shell}>{children}</Shell>}
        {!isStill && (
          <>
            <ScrollRestoration nonce={scriptMark} />
            {import.meta.env.DEV ? <Scripts nonce={scriptMark} /> : <PageScripts />}
          </>
        )}
      </body>
    </html>
  );
}

export default function Storefront() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
