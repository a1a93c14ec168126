import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { notFoundMeta } from './api/or-not-found.ts';
import { RenderingContext } from './api/page-context.ts';
import { Message, NotFound } from './features/shell/message.tsx';
import { Shell } from './features/shell/shell.tsx';
import './styles/storefront.css';

/** For pages that failed; every other page speaks for itself. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (error === undefined) return [];
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta : [{ title: shopWording.name }];
};

export function Layout({ children }: { children: ReactNode }) {
  const { scriptMark } = useContext(RenderingContext);
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
        <Shell>{children}</Shell>
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
