import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { data, Link } from 'react-router';

export const loader = () => data(null, { status: 404 });
export const meta = () => [
  { title: shopWording.pageTitle(pagesWording.notFound) },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return (
    <section className="mx-auto max-w-shell px-page py-section">
      <h1 className="font-display text-display font-light">{pagesWording.notFound}</h1>
      <p className="mt-4 text-ink-soft">{pagesWording.notFoundHint}</p>
      <Link to="/" className="mt-6 inline-block underline underline-offset-4">
        {pagesWording.toHome}
      </Link>
    </section>
  );
}
