import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import { Heading } from './block-text.tsx';
import { BannerBlock } from './kinds/banner.tsx';
import { BannersBlock } from './kinds/banners.tsx';
import { BrandsBlock } from './kinds/brands.tsx';
import { ContactsBlock } from './kinds/contacts.tsx';
import { FactsBlock } from './kinds/facts.tsx';
import { Film, FilmBlock } from './kinds/film.tsx';
import { GoalsBlock } from './kinds/goals.tsx';
import { NewsletterBlock } from './kinds/newsletter.tsx';
import { PictureTextBlock } from './kinds/picture-text.tsx';
import { PressBlock } from './kinds/press.tsx';
import { ProductsBlock } from './kinds/products.tsx';
import { QuestionsBlock } from './kinds/questions.tsx';
import { QuoteBlock } from './kinds/quote.tsx';
import { RichTextBlock } from './kinds/rich-text.tsx';
import { SkinTypesBlock } from './kinds/skin-types.tsx';
import { StepsBlock } from './kinds/steps.tsx';
import { StoryBlock } from './kinds/story.tsx';
import { WaysBlock } from './kinds/ways.tsx';
import type { PageBlock, PageKind, PagePlace } from './page-block.ts';
import './blocks.css';

const components: { [Kind in PageKind]: ComponentType<BlockProps<Kind>> } = {
  banners: BannersBlock,
  banner: BannerBlock,
  facts: FactsBlock,
  products: ProductsBlock,
  brands: BrandsBlock,
  skin_types: SkinTypesBlock,
  goals: GoalsBlock,
  picture_text: PictureTextBlock,
  story: StoryBlock,
  quote: QuoteBlock,
  steps: StepsBlock,
  ways: WaysBlock,
  press: PressBlock,
  newsletter: NewsletterBlock,
  questions: QuestionsBlock,
  rich_text: RichTextBlock,
  contacts: ContactsBlock,
  film: FilmBlock,
};

/** The content of a page. `title` is for a page whose heading is that of its first block, and used if that one has none. */
export function Blocks({ blocks, place, title }: { blocks: readonly PageBlock[]; place: PagePlace; title?: string }) {
  const ids = anchorsOf(blocks);
  const pictured = blocks.find(hasPicture);
  const isHeaded = title !== undefined && canHead(blocks[0]);
  return (
    <>
      {title !== undefined && !isHeaded && (
        <div className="page">
          <Heading level={1} className="t-display blocks__title">
            {title}
          </Heading>
        </div>
      )}
      {blocks.map((block, index) => {
        if (isBeside(blocks, index)) return null;
        const next = blocks[index + 1];
        const Block = components[block.kind] as ComponentType<BlockProps<PageKind>>;
        return (
          <Block
            key={block.id}
            id={ids[index]!}
            data={block.data}
            place={place}
            level={isHeaded && index === 0 ? 1 : 2}
            isFirst={isHeaded && index === 0}
            isEager={block === pictured}
            beside={next?.kind === 'film' && isBeside(blocks, index + 1) && <Film {...next.data} />}
          />
        );
      })}
    </>
  );
}

/** A film after the contacts stands beside them. */
const isBeside = (blocks: readonly PageBlock[], index: number) =>
  blocks[index]?.kind === 'film' && blocks[index - 1]?.kind === 'contacts';

/** Where other pages lead to «Новинки». */
const productsAnchor = 'new-products';

/** The ids of sections. The first products have the one that links lead to, whichever block has it by its own id. */
function anchorsOf(blocks: readonly PageBlock[]): string[] {
  const first = blocks.find(({ kind }) => kind === 'products');
  return blocks.map((block) => {
    if (block === first) return productsAnchor;
    return block.id === productsAnchor && first ? first.id : block.id;
  });
}

/** A row of products is no subject of a page. */
function canHead(block: PageBlock | undefined): boolean {
  if (block === undefined || block.kind === 'products') return false;
  return block.kind === 'contacts' || ('title' in block.data && block.data.title !== '');
}

function hasPicture({ kind, data }: PageBlock): boolean {
  return kind === 'film' || holdsPicture(data);
}

function holdsPicture(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'image' in value || Object.values(value).some(holdsPicture);
}
