import type { NeededRight } from '@shop/contract/admin/rights.ts';
import type { ResourceProps } from 'react-admin';

/** Singular and plural name of the resource, and its field names: react-admin finds labels by them. */
type ResourceWords = { name: string; fields?: Record<string, string> };

export type AdminResource = ResourceProps & {
  /** Who may see it. */
  needs: NeededRight;
  /** Who may change it, if fewer than those. */
  changedBy?: NeededRight;
  words: ResourceWords;
};
