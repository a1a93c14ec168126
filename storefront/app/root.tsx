import { pagesWording } from '@shop/wording/pages.ts';
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { RenderingContext } from './api/page-context.ts';
import { Message } from './features/shell/message.tsx';
import { Shell } from './features/shell/shell.tsx';
import './styles/storefront.css';

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

export function ErrorBoundary() {
  const { requestNumber } = useContext(RenderingContext);
  return (
    <Message title={pagesWording.failed}>
      {/* Only the server knows the number; the browser keeps what it was given. */}
      <span suppressHydrationWarning>{requestNumber && pagesWording.requestNumber(requestNumber)}</span>
    </Message>
  );
}
