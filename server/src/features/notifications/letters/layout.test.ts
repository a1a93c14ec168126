import { derivePalette, usualPalette } from '@shop/domain/palette.ts';
import { expect, test } from 'vitest';
import { place, plain, rendered, usualBrand } from '../../../../tests/letters.ts';
import { dayColours, nightColours } from './look.ts';
import { renderLetter } from './render-letter.ts';

const { html } = rendered('order-paid', {
  orderId: 42,
  orderReference: 'x7Yw',
  amount: '200.00',
  rest: '1122.50',
  isCancelled: false,
});

test('a list of letters shows what the letter says first, and nothing of its frame', () => {
  const preview = /<body[^>]*>\s*<div style="display:none[^"]*">(.*?)<\/div>/s.exec(plain(html))?.[1];
  expect(preview).toMatch(/^Дякуємо! Оплата пройшла успішно\.(&#847;&zwnj;&nbsp;)+$/);
});

test('a letter loads nothing from anywhere', () => {
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|\bsrc=/i);
});

test('a letter loads the uploaded logo of the shop, which is the same for all, and nothing else', () => {
  const logo = { path: '/look/0123456789abcdef/logo.png', width: 160, height: 40 };
  const letter = renderLetter({ kind: 'email-taken', data: {} }, { ...place, look: { ...usualBrand, logo } });
  const loaded = letter.html.match(/<img[^>]*>|<link[^>]*>|<script|url\(|@import|\bsrc="[^"]*"/gi);
  const address = 'src="https://rosa.example/look/0123456789abcdef/logo.png"';
  expect(loaded).toEqual([expect.stringContaining(`${address} alt="Роса" width="160" height="40"`)]);
});

test('tables that only lay out are not read out as tables; those of facts have names for their rows', () => {
  const tables = [...html.matchAll(/<table([^>]*)>(?:(?!<table)[\s\S])*?<\/table>/g)];
  for (const [whole, attributes] of tables) {
    expect(/role="presentation"/.test(attributes!), whole).toBe(!whole.includes('<th'));
  }
  expect(html.match(/<th [^>]*scope="row"/g)).toHaveLength(2);
});

test('whatever has a colour by day has one by night, in programs that ask and in those that mark', () => {
  const body = html.slice(html.indexOf('<body'));
  const coloured = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '));
  const night = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\n\}/.exec(html)![1]!;
  for (const name of new Set(coloured.filter((name) => name !== 'inside'))) {
    expect(night, name).toContain(`.${name}{`);
    expect(html, name).toContain(`[data-ogsc] .${name}{`);
  }
  for (const [tag] of body.matchAll(/<[^>]*[;"](?:color|background|border-top):[^>]*>/g)) {
    expect(tag, tag).toContain('class="');
  }
});

test.each([
  ['day', dayColours(derivePalette(usualPalette))],
  ['night', nightColours(derivePalette(usualPalette))],
])('by %s every text stands out from its ground', (_when, { page, card, panel, ink, soft, fir, onFir }) => {
  const pairs = [ink, soft, fir].flatMap((text) => [page, card, panel].map((ground) => [text, ground] as const));
  for (const [text, ground] of [...pairs, [onFir, fir] as const])
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
});

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
