import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { type ReactNode, useContext } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { notFoundMeta } from './api/or-not-found.ts';
import { pageContext, RenderingContext } from './api/page-context.ts';
import { Message, NotFound } from './features/shell/message.tsx';
import { readShell } from './features/shell/read-shell.ts';
import { Shell } from './features/shell/shell.tsx';
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
export const meta: Route.MetaFunction = ({ error }) => {
  if (error === undefined) return [];
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta : [{ title: shopWording.name }];
};

/** What a page may export as `handle`: a bare one stands without header and footer. */
type PageHandle = { isBare?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const { scriptMark } = useContext(RenderingContext);
  const shell = useRouteLoaderData<typeof loader>('root')?.shell ?? undefined;
  const isBare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isBare);
  return (
    <html lang="uk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
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
  const { requestNumber } = useContext(RenderingContext);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Message title={pagesWording.failed} reload>
      {/* Only the server knows the number; the browser keeps what it was given. */}
      <span suppressHydrationWarning>{requestNumber && pagesWording.requestNumber(requestNumber)}</span>
    </Message>
  );
}
