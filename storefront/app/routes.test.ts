import { allPages } from '@shop/contract/pages.ts';
import { expect, test } from 'vitest';
import routes from './routes.ts';

test('the contract says of each route what page it is', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual([...allPages.map(({ path }) => path), '*']);
});
