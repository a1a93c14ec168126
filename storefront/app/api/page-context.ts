import type { PageContext } from '@shop/contract/page-context.ts';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

export const pageContext = createContext<PageContext>();

/** For components that are rendered on the server; nothing in the browser. */
export const RenderingContext = createReactContext<Partial<Pick<PageContext, 'scriptMark' | 'requestNumber'>>>({});
