import type { PageContext } from '@shop/contract/page-context.ts';
import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest, { pageContext } from './entry.server.tsx';

test('an unknown address is not rendered when the page of its route is there already', async () => {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const hasMissingPage = (route: string) => asked.push(route) > 0;
  context.set(pageContext, { hasMissingPage } as unknown as PageContext);
  // Only this part of the entry exists: rendering would throw.
  const entry = { staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'product' } }] } };
  const request = new Request('http://localhost/product/nothing');
  const answer = await handleRequest(request, 404, new Headers(), entry as unknown as EntryContext, context);
  expect([answer.status, await answer.text()]).toEqual([404, '']);
  expect(asked).toEqual(['product']);
});
