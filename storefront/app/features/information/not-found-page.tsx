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
    <section className="page section stack">
      <h1 className="t-display">{pagesWording.notFound}</h1>
      <p className="soft">{pagesWording.notFoundHint}</p>
      <p>
        <Link className="link" to="/">
          {pagesWording.toHome}
        </Link>
      </p>
    </section>
  );
}
