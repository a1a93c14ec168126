import type { StoredBlock } from '@shop/contract/blocks.ts';
import { lazily } from '@shop/domain/lazily.ts';
import type { ProductKind } from '@shop/domain/product-kinds.ts';
import type { Executor } from '../../database/database.ts';
import { listCollections, listKindPages, readBanners, readNavbar } from '../catalogue/index.ts';
import { readPublishedPaths } from '../information/index.ts';
import { valuesIn } from './block-values.ts';
import { readPictureRows } from './blocks.queries.ts';

export type Sources = ReturnType<typeof sourcesFor>;

/** What blocks refer to, read when the first of them needs it, and once for all of them. */
export function sourcesFor(db: Executor, blocks: readonly StoredBlock[], at: Date) {
  const pictures = lazily(async () => {
    const ids = valuesIn(blocks, 'picture').flatMap((picture) => picture?.id ?? []);
    return new Map((await readPictureRows(db, ids)).map(({ id, picture }) => [id, picture]));
  });
  const published = lazily(() => readPublishedPaths(db));
  const collections = lazily(() => listCollections(db));
  return {
    pictures,
    navbar: lazily(() => readNavbar(db)),
    banners: lazily(() => readBanners(db, null, at)),
    kindPages: (kind: ProductKind) => listKindPages(db, kind),
    /** Whether an address within the shop leads to a page that is shown now. */
    async isOpen(link: string): Promise<boolean> {
      const path = link.split(/[?#]/, 1)[0]!.replace(/(.)\/+$/, '$1');
      if (/^\/(page|info)\//i.test(path)) return (await published()).has(path.toLowerCase());
      if (path === '/products_collection') return (await collections())[0]?.collection.isActive ?? false;
      return true;
    },
  };
}
