import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { type ReactNode, useContext } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { RenderingContext } from './api/page-context.ts';
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
      <body className="bg-paper font-sans text-body text-ink">
        <a href="#content" className="sr-only focus:not-sr-only">
          {shopWording.skipToContent}
        </a>
        <p className="bg-fir px-page py-2 text-center text-caption text-on-fir">{shopWording.freeDelivery}</p>
        <header className="mx-auto max-w-shell px-page py-4">
          <Link to="/" className="font-display text-heading font-light">
            {shopWording.name}
          </Link>
        </header>
        <main id="content">{children}</main>
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
    <section className="mx-auto max-w-shell px-page py-section">
      <h1 className="font-display text-display font-light">{pagesWording.failed}</h1>
      {/* Only the server knows the number; the browser keeps what it was given. */}
      <p className="mt-4 text-ink-soft" suppressHydrationWarning>
        {requestNumber && pagesWording.requestNumber(requestNumber)}
      </p>
      <a href="/" className="mt-6 inline-block underline underline-offset-4">
        {pagesWording.toHome}
      </a>
    </section>
  );
}
