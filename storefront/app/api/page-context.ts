import type { PageContext } from '@shop/contract/page-context.ts';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

export const pageContext = createContext<PageContext>();

/** Set while components are rendered on the server; empty in the browser. */
export const RenderingContext = createReactContext<
  Partial<Pick<PageContext, 'scriptMark' | 'requestNumber'>> & {
    /** What the loaders returned, as the router in the browser reads it. */
    data?: string;
  }
>({});
