import { contactsWording } from '@shop/wording/contacts.ts';
import { pagesWording } from '@shop/wording/pages.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { Blocks } from './blocks.tsx';
import type { PageBlock, PagePlace } from './page-block.ts';

const titles = { about: pagesWording.aboutUs, contacts: contactsWording.title };

/** A page that is made of blocks, without header and footer. */
export function PageContent({ place, blocks }: { place: PagePlace; blocks: readonly PageBlock[] }) {
  const shop = useShopName();
  if (place === 'home')
    return (
      <>
        <h1 className="sr">{shop}</h1>
        <Blocks place={place} blocks={blocks} />
      </>
    );
  return (
    <>
      <div className="page">
        <Breadcrumbs current={titles[place]} />
      </div>
      <Blocks place={place} blocks={blocks} title={titles[place]} />
    </>
  );
}
