import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './colours.ts';
import { derivePalette, findPaletteProblems, type Palette, readable, usualPalette } from './palette.ts';

const tokens = readFileSync(new URL('../../storefront/app/styles/tokens.css', import.meta.url), 'utf8');
const tokenOf = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];

/** The colours of the palette that the storefront has as tokens. */
const names = {
  ...{ paper: 'paper', surface: 'surface', mist: 'mist', mistDeep: 'mist-deep', dew: 'dew' },
  ...{ ink: 'ink', inkSoft: 'ink-soft', inkMute: 'ink-mute', line: 'line', lineStrong: 'line-strong' },
  ...{ fir: 'fir', firHover: 'fir-hover', firPress: 'fir-press', onFir: 'on-fir', onFirSoft: 'on-fir-soft' },
  focus: 'focus',
} as const satisfies Partial<Record<keyof Palette, string>>;

test('the usual base gives the colours of the storefront', () => {
  const usual = derivePalette(usualPalette);
  for (const [name, token] of Object.entries(names))
    expect([name, usual[name as keyof Palette]]).toEqual([name, tokenOf(token)]);
  expect(usual.scrim).toBe('#0f1a15');
  expect(tokens).toContain('--color-scrim: rgb(15 26 21 / 0.4)');
});

test('the usual base gives the usual letters by night', () => {
  expect(derivePalette(usualPalette)).toMatchObject({
    nightPage: '#0f1512',
    nightCard: '#18211c',
    nightPanel: '#25312b',
    nightInk: '#e9efeb',
    nightSoft: '#b4c0b9',
    nightLine: '#3a4841',
    nightFir: '#bfe0d1',
    nightOnFir: '#0f2a22',
  });
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const lightHex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0xd8, max: 0xff })))
  .map((bytes) => `#${bytes.map((byte) => byte!.toString(16)).join('')}`);

/** Which text stands on which grounds. */
const pairs: readonly [keyof Palette, readonly (keyof Palette)[]][] = [
  ['ink', ['paper', 'surface', 'mist', 'dew']],
  ['inkSoft', ['paper', 'surface', 'mist', 'dew']],
  ['inkMute', ['paper', 'surface', 'mist', 'dew']],
  ['fir', ['paper', 'surface', 'mist', 'dew']],
  ['onFir', ['fir', 'firHover', 'firPress']],
  ['onFirSoft', ['fir']],
  ['nightInk', ['nightPage', 'nightCard', 'nightPanel']],
  ['nightSoft', ['nightPage', 'nightCard', 'nightPanel']],
  ['nightFir', ['nightPage', 'nightCard', 'nightPanel']],
  ['nightOnFir', ['nightFir']],
];

test('text is readable with any colours that are accepted', () => {
  fc.assert(
    fc.property(hex, lightHex, (accent, paper) => {
      fc.pre(findPaletteProblems({ accent, paper }).length === 0);
      const palette = derivePalette({ accent, paper });
      for (const [text, grounds] of pairs)
        for (const ground of grounds)
          expect([text, ground, contrast(palette[text], palette[ground]) >= readable]).toEqual([text, ground, true]);
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['#173c31', '#fbfbf8', []],
  ['#2e6b3a', '#ffffff', []],
  ['#f0c000', '#ffffff', [{ field: 'accent', text: 'accent', ratio: 1.714998628865649 }]],
  ['#767676', '#f0f0f0', [{ field: 'accent', text: 'accent', ratio: 3.9857683102708235 }]],
  ['#173c31', '#888888', [{ field: 'paper', text: 'success', ratio: 1.8170624517320764 }]],
])('%s on %s', (accent, paper, problems) => {
  expect(findPaletteProblems({ accent, paper })).toEqual(problems);
});
