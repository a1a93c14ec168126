import { expect, test } from 'vitest';
import { unlinked } from './unlinked.ts';

test.each([
  'Олена Коваль',
  'О’Ніл-Ґудзь',
  'м. Київ, вул. Хрещатик, буд. 1, кв. 2',
  'Львів, відділення № 12',
  'З днем народження! Гуляй, купуй, радій…',
  'Кому: мамі',
])('«%s» is left as it is', (text) => {
  expect(unlinked(text)).toBe(text);
});

/** Patterns that mail programs turn into links. */
const links = [
  /https?:\/\//i,
  /\b[a-z][a-z\d+.-]*:\/\//i,
  /\bwww\./i,
  /[\p{L}\p{N}-]+[.。．｡][\p{L}]{2,}/u,
  /[\p{L}\p{N}]@/u,
  /mailto:/i,
  /tel:/i,
  /\d[\d\s().-]{5,}\d/,
];

test.each([
  'evil.example/win',
  'https://evil.example/win?a=1',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'евіл.укр',
  'evil。example',
  'evil．example',
  'evil｡example',
  'mailto:thief@evil.example',
  'thief@evil.example',
  'tg://resolve?domain=evil',
  'Ви виграли!Перейдіть на t.me/evil',
  '(evil.example)',
  '\\\\evil.example\\share',
  '192.0.2.1/win',
  '+38 (067) 123-45-67',
  '0671234567',
  'tel:0900 123 456',
])('«%s» reads the same and is no link', (text) => {
  const made = unlinked(text);
  expect(made.replaceAll('\u2060', '')).toBe(text);
  for (const link of links) expect(made).not.toMatch(link);
});
