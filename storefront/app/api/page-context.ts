import { type Api, connect } from '@shop/contract/client.ts';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** What the server gives to the rendering of one page. */
export type PageContext = {
  /** The API in the same process; in the browser the same calls go over HTTP. */
  api: Api;
  /** Stands on the page's own scripts until the server has hashed them. */
  scriptMark: string;
  requestNumber: string;
  report(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

/** For components that are rendered on the server; nothing in the browser. */
export const RenderingContext = createReactContext<Partial<Pick<PageContext, 'scriptMark' | 'requestNumber'>>>({});

export const browserApi = connect('');
