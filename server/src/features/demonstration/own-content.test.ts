import { StoredBlocks } from '@shop/contract/blocks.ts';
import { expect, test } from 'vitest';
import { defaultBlocks } from '../blocks/default-blocks.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { ownSettings } from './own-settings.ts';

const demo = {
  public_settings: { name: 'Роса', phone: '+380441234567', social: { telegram: 'https://t.me/rosa', facebook: null } },
  limits: { a: 10, b: 20 },
  notices: { emails: ['owner@rosa.example'] },
};
const map = (settings: object) => new Map(Object.entries(settings));

test('of settings that were saved whole, only what differs is the owner’s', () => {
  const saved = {
    ...structuredClone(demo),
    public_settings: {
      ...demo.public_settings,
      name: 'Лавка',
      social: { telegram: 'https://t.me/rosa', facebook: 'f' },
    },
    notices: { emails: ['owner@rosa.example', 'olena@lavka.test'] },
    letter_sender: { sender_name: 'Оленка' },
  };
  expect(Object.fromEntries(ownSettings(map(saved), map(demo)))).toEqual({
    public_settings: { name: 'Лавка', social: { facebook: 'f' } },
    notices: { emails: ['olena@lavka.test'] },
    letter_sender: { sender_name: 'Оленка' },
  });
});

const blocks = (...written: object[]) => StoredBlocks.parse(written);
const block = (id: string, kind: string, data: object) => ({ id, kind, data });
const shown = { id: 7, alt: '' };
const filled = {
  blocks: blocks(
    block('banners', 'banners', {}),
    block('press', 'press', { title: 'Про нас пишуть', picture: shown }),
    block('newsletter', 'newsletter', { title: 'Листи від «Роси»' }),
  ),
  pictures: new Set([7]),
};
const idsOf = (left: ReturnType<typeof cleanBlocks>) => left?.map(({ id }) => id);

test('blocks that nobody has changed are those of a new shop, or gone', () => {
  expect(cleanBlocks('home', filled.blocks, filled)?.map(({ id, data }) => [id, data])).toEqual([
    ['banners', { banners: null }],
    ['newsletter', defaultBlocks.home.find(({ id }) => id === 'newsletter')!.data],
  ]);
  expect(cleanBlocks('home', blocks(block('press', 'press', filled.blocks[1]!.data)), filled)).toBeUndefined();
  expect(cleanBlocks('footer', defaultBlocks.footer, { ...filled, blocks: defaultBlocks.footer })).toBeUndefined();
});

test('a changed block stays without pictures of the filling, and goes when it is nothing without one', () => {
  const own = { id: 8, alt: '' };
  const left = cleanBlocks(
    'home',
    blocks(
      block('press', 'press', { title: 'Пишуть інше', picture: shown }),
      block('own', 'press', { title: 'Наше', picture: own, phone_picture: shown }),
      block('story', 'story', { title: 'Наша історія', picture: shown }),
    ),
    filled,
  );
  expect(idsOf(left)).toEqual(['own', 'story']);
  expect(left).toMatchObject([{ data: { picture: own, phone_picture: null } }, { data: { picture: null } }]);
});
