import textFont from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { pageContext, RenderingContext } from './api/page-context.ts';
import { earlyClickScript, useEarlyClick } from './features/shell/early-click.ts';
import { Failure } from './features/shell/failure.tsx';
import { readShell } from './features/shell/read-shell.ts';
import { Shell } from './features/shell/shell.tsx';
import displayFont from './fonts/rosa-display-cyrillic.woff2';
import { describeFailure } from './meta/describe-failure.ts';
import icon from './pictures/icon.svg';
import './styles/storefront.css';

/** The navigation must not take a page down: without it the page is still worth showing. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl, report } = context.get(pageContext);
  const shell = await readShell(api).catch((error: unknown) => void report(error));
  return { publicUrl, shell };
}

/** Comes with the document and stays for as long as it is open. */
export const shouldRevalidate = () => false;

/** For pages that failed; every other page speaks for itself. */
export const meta: Route.MetaFunction = ({ error }) => (error === undefined ? [] : describeFailure(error));

/** What a page may export as `handle`: a bare one stands without header and footer. */
type PageHandle = { isBare?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  useEarlyClick();
  const { scriptMark } = useContext(RenderingContext);
  const shell = useRouteLoaderData<typeof loader>('root')?.shell ?? undefined;
  const isBare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isBare);
  return (
    <html lang="uk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#173c31" />
        <link rel="icon" href={icon} />
        {/* The two faces of Ukrainian text: without them in time, lines would move when they come. */}
        {[textFont, displayFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script nonce={scriptMark} dangerouslySetInnerHTML={{ __html: earlyClickScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {isBare ? children : <Shell shell={shell}>{children}</Shell>}
        <ScrollRestoration nonce={scriptMark} />
        <Scripts nonce={scriptMark} />
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
