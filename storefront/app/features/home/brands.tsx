import { homeWording } from '@shop/wording/home.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import './brands.css';

export type HomeBrand = { name: string; slug: string; character: string; picture: PictureSource | null };

const largeWidth = '(min-width: 64rem) 62vw, 100vw';
const smallWidth = '(min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 100vw';

/** One large and two small banners with links to brands. */
export function Brands({ brands }: { brands: readonly HomeBrand[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="page brands-section" id="brands" aria-labelledby="brands-title">
      <SectionHead id="brands-title" title={homeWording.brands} />
      <ul className="brands">
        {brands.map(({ name, slug, character, picture }, index) => (
          <li key={slug} className="brand">
            <div className="brand__fig">
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes={index === 0 ? largeWidth : smallWidth} />}
            </div>
            <div className="brand__cap">
              <h3 className="t-heading">
                <PageLink to={`/collection/${slug}`}>{name}</PageLink>
              </h3>
              <span className="t-small mute">{character}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
