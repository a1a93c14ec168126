import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import './styles/storefront.css';

export function Layout({ children }: { children: ReactNode }) {
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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Storefront() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <section className="mx-auto max-w-shell px-page py-section">
      <h1 className="font-display text-display font-light">{pagesWording.failed}</h1>
      <Link to="/" className="mt-6 inline-block underline underline-offset-4">
        {pagesWording.toHome}
      </Link>
    </section>
  );
}
