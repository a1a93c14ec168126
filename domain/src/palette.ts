import { type Colour, colourOf, contrast, hexOf, lighter, mixed } from './colours.ts';

/** What the shop decides: the colour of buttons and links, and of the page. */
export type PaletteBase = { accent: string; paper: string };

export const usualPalette = { accent: '#173c31', paper: '#fbfbf8' } as const satisfies PaletteBase;

/** WCAG 2.2 AA, for text of any size. */
export const readable = 4.5;
/** WCAG 2.2 AA, for borders of fields and the focus ring. */
const discernible = 3;

const white = '#ffffff';

/** Colours with a meaning of their own, the same in every shop. */
const meanings = {
  danger: '#b3261e',
  success: '#1f6b4a',
  notice: '#7a5200',
  berry: '#9a2a44',
  copper: '#86451f',
} as const;
export type Meaning = keyof typeof meanings;

/** The shades that belong to the usual base. Those of another base lie around it as these lie around theirs. */
const usualShades = {
  mist: '#f1f3ef',
  mistDeep: '#e6eae4',
  dew: '#dbe8e2',
  line: '#dfe3dd',
  lineStrong: '#7a857e',
  ink: '#16201b',
  inkSoft: '#47534c',
  inkMute: '#5c6760',
  firHover: '#22574a',
  firPress: '#0f2a22',
  onFirSoft: '#c9d8d1',
  scrim: '#0f1a15',
  printedLine: '#c3cbc5',
  nightPage: '#0f1512',
  nightCard: '#18211c',
  nightPanel: '#25312b',
  nightInk: '#e9efeb',
  nightSoft: '#b4c0b9',
  nightLine: '#3a4841',
  nightFir: '#bfe0d1',
} as const;
type Shade = keyof typeof usualShades;

/** Strong accents would make grounds and inks gaudy, so shades take at most so much more of a colour than the usual ones. */
const mostTint = 2;

/** Every colour of the brand. Names are those of the storefront's tokens, `night…` those of letters in dark mode. */
export type Palette = Record<Shade, string> & {
  accent: string;
  paper: string;
  surface: string;
  fir: string;
  onFir: string;
  focus: string;
  nightOnFir: string;
};

/** Derives all shades from the base. For a base without problems every text on them is readable. */
export function derivePalette({ accent, paper }: PaletteBase): Palette {
  const turn = turnTo(accent);
  /** A shade as far from the base as the usual shade is from the usual base. */
  const beside = (base: string, usualBase: string, shade: Shade, share = 1) => {
    const [from, to] = [colourOf(usualBase), colourOf(usualShades[shade])];
    const step = turn({ l: to.l - from.l, a: to.a - from.a, b: to.b - from.b });
    const own = colourOf(base);
    return hexOf({ l: own.l + share * step.l, a: own.a + share * step.a, b: own.b + share * step.b });
  };
  const tinted = (shade: Shade) => hexOf(turn(colourOf(usualShades[shade])));

  // A ground that the accent could not be read on comes closer to the paper.
  const ground = (shade: Shade) =>
    firstOf(
      10,
      (step) => beside(paper, usualPalette.paper, shade, 1 - step / 10),
      (each) => contrast(accent, each) >= readable,
    );
  const [mist, mistDeep, dew] = [ground('mist'), ground('mistDeep'), ground('dew')];
  const grounds = [paper, white, mist, dew];
  const darkerUntil = (shade: string, against: readonly string[], least: number) =>
    firstOf(
      100,
      (step) => lighter(shade, -step / 100),
      (each) => against.every((other) => contrast(each, other) >= least),
    );
  const lighterUntil = (shade: string, against: readonly string[], least: number) =>
    firstOf(
      100,
      (step) => lighter(shade, step / 100),
      (each) => against.every((other) => contrast(each, other) >= least),
    );

  const hover = beside(accent, usualPalette.accent, 'firHover');
  const press = beside(accent, usualPalette.accent, 'firPress');
  const nights = [tinted('nightPage'), tinted('nightCard'), tinted('nightPanel')];
  const nightFir = lighterUntil(tinted('nightFir'), nights, readable);
  return {
    accent,
    paper,
    surface: white,
    mist,
    mistDeep,
    dew,
    line: beside(paper, usualPalette.paper, 'line'),
    lineStrong: darkerUntil(tinted('lineStrong'), [paper, white], discernible),
    ink: darkerUntil(tinted('ink'), grounds, readable),
    inkSoft: darkerUntil(tinted('inkSoft'), grounds, readable),
    inkMute: darkerUntil(tinted('inkMute'), grounds, readable),
    fir: accent,
    // On an accent that is as light as white text allows, the pointer darkens a button instead.
    firHover: contrast(hover, white) >= readable ? hover : mixed(accent, press, 0.5),
    firPress: press,
    onFir: white,
    onFirSoft: lighterUntil(tinted('onFirSoft'), [accent], readable),
    focus: accent,
    scrim: tinted('scrim'),
    printedLine: tinted('printedLine'),
    nightPage: nights[0]!,
    nightCard: nights[1]!,
    nightPanel: nights[2]!,
    nightInk: lighterUntil(tinted('nightInk'), nights, readable),
    nightSoft: lighterUntil(tinted('nightSoft'), nights, readable),
    nightLine: tinted('nightLine'),
    nightFir,
    nightOnFir: darkerUntil(press, [nightFir], readable),
  };
}

/** Text that could not be read with these colours, and how much contrast it would have. */
export type PaletteProblem = { field: keyof PaletteBase; text: 'accent' | Meaning; ratio: number };

export function findPaletteProblems({ accent, paper }: PaletteBase): PaletteProblem[] {
  const onPaper = contrast(accent, paper);
  const ofPaper = Object.entries(meanings).map(([text, colour]) => ({
    field: 'paper' as const,
    text: text as Meaning,
    ratio: contrast(colour, paper),
  }));
  const worst = ofPaper.sort((one, other) => one.ratio - other.ratio)[0]!;
  if (worst.ratio < readable) return [worst];
  return onPaper < readable ? [{ field: 'accent', text: 'accent', ratio: onPaper }] : [];
}

/** Turns the hue of a shade, and strengthens or weakens it, as the accent differs from the usual one. */
function turnTo(accent: string): (shade: Colour) => Colour {
  const [own, usual] = [colourOf(accent), colourOf(usualPalette.accent)];
  const [ownChroma, usualChroma] = [Math.hypot(own.a, own.b), Math.hypot(usual.a, usual.b)];
  const angle = Math.atan2(own.b, own.a) - Math.atan2(usual.b, usual.a);
  const strength = Math.min(ownChroma / usualChroma, mostTint);
  const [cos, sin] = [strength * Math.cos(angle), strength * Math.sin(angle)];
  return ({ l, a, b }) => ({ l, a: a * cos - b * sin, b: a * sin + b * cos });
}

/** The first of these colours that will do, otherwise the last one. */
function firstOf(most: number, make: (step: number) => string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < most; step += 1) {
    const colour = make(step);
    if (willDo(colour)) return colour;
  }
  return make(most);
}
