import type { Palette } from '@shop/domain/palette.ts';

/** The look of the shop that sends a letter. */
export type LetterLook = {
  palette: Palette;
  hasDrop: boolean;
  /** A PNG by its path, and the size in which it is shown. */
  logo: { path: string; width: number; height: number } | null;
};

/** Colours of the storefront, for programs without CSS variables. */
export function dayColours({ mist, surface, ink, inkSoft, line, fir, onFir }: Palette) {
  return { page: mist, card: surface, panel: mist, ink, soft: inkSoft, line, fir, onFir };
}
export type Colours = ReturnType<typeof dayColours>;

/** Dark mode, for programs that support it. */
export function nightColours(palette: Palette): Colours {
  return {
    page: palette.nightPage,
    card: palette.nightCard,
    panel: palette.nightPanel,
    ink: palette.nightInk,
    soft: palette.nightSoft,
    line: palette.nightLine,
    fir: palette.nightFir,
    onFir: palette.nightOnFir,
  };
}

const sans = 'font-family:Onest,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const serif = 'font-family:Georgia,Times New Roman,serif';
const cell = `vertical-align:top;${sans};font-size:15px;line-height:22px`;

/** Everything but colours: those are set next to the class that changes them in dark mode. */
export const style = {
  wordmark: `${serif};font-size:32px;line-height:40px;letter-spacing:-0.5px;text-decoration:none`,
  // Hidden where a program does not support rounded corners.
  drop: 'display:inline-block;width:9px;height:9px;margin-left:3px;border-radius:50% 0 50% 50%;vertical-align:18px',
  logo: 'display:inline-block;border-radius:4px',
  heading: `margin:0 0 16px;${serif};font-size:26px;line-height:32px;font-weight:normal;letter-spacing:-0.2px`,
  paragraph: `margin:0 0 16px;${sans};font-size:16px;line-height:25px`,
  quotation: `margin:0 0 16px;padding:4px 0 4px 16px;${serif};font-size:18px;line-height:27px;font-style:italic`,
  // Outlook for Windows supports padding only in cells.
  button: 'border-radius:999px;mso-padding-alt:14px 32px',
  buttonLink: `display:block;padding:14px 32px;${sans};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none`,
  rows: 'margin:0 0 16px;border-collapse:collapse',
  label: `padding:8px 16px 8px 0;text-align:left;font-weight:normal;${cell}`,
  value: `padding:8px 0;${cell}`,
  total: 'font-weight:bold;font-size:18px',
  panel: 'padding:20px 24px;border-radius:8px',
  code: 'margin:0 0 4px;font-family:Menlo,Consolas,Courier New,monospace;font-size:18px;line-height:26px;font-weight:bold',
  small: `margin:0 0 8px;${sans};font-size:14px;line-height:21px`,
};

function nightRules(palette: Palette): readonly (readonly [selector: string, rule: string])[] {
  const colours = nightColours(palette);
  return [
    ['.page', `background:${colours.page}`],
    ['.card', `background:${colours.card}`],
    ['.panel', `background:${colours.panel}`],
    ['.ink', `color:${colours.ink}`],
    ['.soft', `color:${colours.soft}`],
    ['.line', `border-color:${colours.line}`],
    ['.link', `color:${colours.fir}`],
    ['.button', `background:${colours.fir}`],
    ['.on-button', `color:${colours.onFir}`],
    // A logo is drawn for a light ground.
    ['.logo', `background:${palette.paper}`],
  ];
}

/**
 * Two sheets: one for all programs, and one for Outlook.com, which ignores media queries and marks what it darkens.
 * They are separate because Gmail might drop the whole sheet.
 */
export function sheets(palette: Palette): string[] {
  /** Inline colours override a style sheet without `!important`. */
  const darkRules = (within: string) =>
    nightRules(palette)
      .map(([selector, rule]) => `${within}${selector}{${rule}!important}`)
      .join('\n');
  return [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inside{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
${darkRules('')}
}`,
    darkRules('[data-ogsc] '),
  ];
}
