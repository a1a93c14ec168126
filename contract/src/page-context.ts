import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import type { ShownBlock } from './blocks.ts';
import type { Api } from './client.ts';

/** Passed by the server to the rendering of one page. */
export type PageContext = {
  /** The API in the same process; in the browser the same calls go over HTTP. */
  api: Api;
  /** The nonce of the page's own scripts, which the server replaces by hashes. */
  scriptMark: string;
  requestNumber: string;
  /** The public address of the shop, without a trailing slash. */
  publicUrl: string;
  /** The Tag Manager container. Without one no tags are loaded, and visitors are not asked for consent. */
  containerId?: string | undefined;
  /** Unpublished blocks that a member of the staff looks at. Only the page of previews gets them. */
  preview?: { place: BlockPlace; blocks: ShownBlock[] } | undefined;
  report(error: unknown): void;
  /** For an unknown address: whether the 404 page of its route is cached and need not be rendered. */
  hasMissingPage(route: string): boolean;
};
