import type { ReactNode } from 'react';
import type { PageBlock, PageKind, PagePlace } from './page-block.ts';

export type BlockProps<Kind extends PageKind> = {
  /** Of its section, unique on the page. The id of its heading is `headingOf(id)`. */
  id: string;
  data: PageBlock<Kind>['data'];
  place: PagePlace;
  /** Of its heading. One block's heading is that of the page. */
  level: 1 | 2;
  /** Whether it begins the page, under the breadcrumbs. */
  isFirst: boolean;
  /** Whether the first picture of the page is in this block. */
  isEager: boolean;
  /** What stands beside the contacts. */
  beside?: ReactNode;
};

export const headingOf = (id: string) => `${id}-title`;
