import type { ShownBlock } from '@shop/contract/blocks.ts';
import type { Api } from '@shop/contract/client.ts';
import type { PageContext } from '@shop/contract/page-context.ts';
import { fireEvent, screen } from '@testing-library/react';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { sampleBlock } from '../../../tests/sample-blocks.ts';
import { pageContext } from '../../api/page-context.ts';
import PreviewPage, { loader } from './preview-page.tsx';

const quote = (words: string) => [{ id: 'quote', kind: 'quote', data: { words, who: '' } }] as ShownBlock[];

async function load(preview: PageContext['preview']) {
  const context = new RouterContextProvider();
  const api = vi.fn(async () => ({ blocks: quote('Опубліковане') }));
  context.set(pageContext, { api: api as unknown as Api, preview } as unknown as PageContext);
  return await loader({ context } as unknown as Parameters<typeof loader>[0]);
}

test('without unpublished blocks there is no such page', async () => {
  await expect(load(undefined)).rejects.toMatchObject({ init: { status: 404 } });
});

test('blocks of a page are shown as that page; those of header and footer, around the published home page', async () => {
  const draft = quote('Чернетка');
  expect(await load({ place: 'about', blocks: draft })).toEqual({ place: 'about', blocks: draft });
  expect(await load({ place: 'footer', blocks: [] })).toEqual({ place: 'home', blocks: quote('Опубліковане') });
});

test('a link leads away by itself: the router could not come back', async () => {
  await openPage(PreviewPage, { data: { place: 'home', blocks: [sampleBlock('ways')] } });
  const link = screen.getByRole('link', { name: 'Стати партнером' });
  const reached = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', reached);
  fireEvent.click(link);
  expect(reached).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Стати партнером' })).toBeInTheDocument();
  expect(link).not.toHaveAttribute('target');
});
