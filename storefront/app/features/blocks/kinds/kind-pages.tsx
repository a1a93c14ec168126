import { type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { PageLink } from '../../../navigation/page-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { below, Heading } from '../block-text.tsx';
import './kind-pages.css';

/** Of the whole banner, of which the card shows a part. */
const shownWidth = '(min-width: 64rem) 50vw, (min-width: 48rem) 75vw, 110vw';

/** All pages of a kind of products, each a card with its picture. */
export function KindPages({ kind, block }: { kind: ProductKind; block: BlockProps<'skin_types' | 'goals'> }) {
  const { id, data, level, isEager } = block;
  return (
    <section className="page section" id={id} aria-labelledby={headingOf(id)}>
      <SectionHead id={headingOf(id)} title={data.title} text={data.text} level={level} />
      <ul className="kindpages">
        {data.pages.map(({ name, slug, picture }, index) => (
          <li key={slug} className="kindpage">
            <div className="kindpage__fig">
              {picture && (
                <Picture picture={{ ...picture, alt: '' }} sizes={shownWidth} isEager={isEager && index === 0} />
              )}
            </div>
            <Heading level={below(level)} className="kindpage__name">
              <PageLink to={`/${productKinds[kind].page}/${slug}`}>{name}</PageLink>
            </Heading>
          </li>
        ))}
      </ul>
    </section>
  );
}
