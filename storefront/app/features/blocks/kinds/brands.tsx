import { PageLink } from '../../../navigation/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { below, Heading } from '../block-text.tsx';
import './brands.css';

const largeWidth = '(min-width: 64rem) 62vw, 100vw';
const smallWidth = '(min-width: 64rem) 31vw, (min-width: 48rem) 50vw, 100vw';

/** One large and two small banners with links to brands. */
export function BrandsBlock({ id, data: { title, brands }, level, isEager }: BlockProps<'brands'>) {
  return (
    <section className="page brands-section" id={id} aria-labelledby={headingOf(id)}>
      <SectionHead id={headingOf(id)} title={title} level={level} />
      <ul className="brands">
        {brands.map(({ name, slug, character, home_banner_picture }, index) => (
          <li key={slug} className="brand">
            <div className="brand__fig">
              {home_banner_picture && (
                <Picture
                  picture={{ ...home_banner_picture, alt: '' }}
                  sizes={index === 0 ? largeWidth : smallWidth}
                  isEager={isEager && index === 0}
                />
              )}
            </div>
            <div className="brand__cap">
              <Heading level={below(level)} className="t-heading">
                <PageLink to={`/collection/${slug}`}>{name}</PageLink>
              </Heading>
              <span className="t-small mute">{character}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
