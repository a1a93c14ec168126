import type { Api } from './client.ts';

/** What the server gives to the storefront's rendering of one page. */
export type PageContext = {
  /** The API in the same process; in the browser the same calls go over HTTP. */
  api: Api;
  /** Stands on the page's own scripts until the server has hashed them. */
  scriptMark: string;
  requestNumber: string;
  /** Where the shop is found, without a slash at the end. */
  publicUrl: string;
  /** Of the tags that visitors may agree to. Without one nothing is loaded, and nobody is asked. */
  containerId?: string | undefined;
  report(error: unknown): void;
  /** Asked when nothing stands at the address: whether its route's page that says so is cached, and need not be rendered. */
  hasMissingPage(route: string): boolean;
};
