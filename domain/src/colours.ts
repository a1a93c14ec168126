/** OKLab: equal steps look equal, and lightness does not change with the hue. */
export type Colour = { l: number; a: number; b: number };

export const hexForm = /^#[0-9a-f]{6}$/;

export function colourOf(hex: string): Colour {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** The nearest colour that screens show: of a colour beyond them lightness and hue stay. */
export function hexOf({ l, a, b }: Colour): string {
  const lightness = Math.min(Math.max(l, 0), 1);
  let strength = 1;
  let shown = toLinear({ l: lightness, a, b });
  while (strength > 0 && shown.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    strength = Math.max(0, strength - 0.02);
    shown = toLinear({ l: lightness, a: strength * a, b: strength * b });
  }
  return `#${shown.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast of two colours as WCAG 2 computes it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighterOne, darkerOne] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighterOne + 0.05) / (darkerOne + 0.05);
}

export function lighter(hex: string, step: number): string {
  const { l, a, b } = colourOf(hex);
  return hexOf({ l: l + step, a, b });
}

export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [colourOf(one), colourOf(other)];
  const between = (key: keyof Colour) => from[key] + share * (to[key] - from[key]);
  return hexOf({ l: between('l'), a: between('a'), b: between('b') });
}

/** Red, green and blue from 0 to 255. */
export function channels(hex: string): [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(channel: number): number {
  const value = Math.min(Math.max(channel, 0), 1);
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

function toLinear({ l, a, b }: Colour): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
