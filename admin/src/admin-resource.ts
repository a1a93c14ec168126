import type { ResourceProps } from 'react-admin';
import type { Allowed } from './rights.ts';

/** Singular and plural name of the resource, and its field names: react-admin finds labels by them. */
type ResourceWords = { name: string; fields?: Record<string, string> };

export type AdminResource = ResourceProps & {
  /** Who may see it. */
  needs: Allowed;
  /** Who may change it, if fewer than those. */
  changedBy?: Allowed;
  words: ResourceWords;
};
