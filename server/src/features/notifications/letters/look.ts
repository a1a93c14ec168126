/** Colours of the storefront, for programs without CSS variables. */
export const colours = {
  page: '#f1f3ef',
  card: '#ffffff',
  panel: '#f1f3ef',
  ink: '#16201b',
  soft: '#47534c',
  line: '#dfe3dd',
  fir: '#173c31',
  onFir: '#ffffff',
};

/** Dark mode, for programs that support it. */
export const darkColours = {
  page: '#0f1512',
  card: '#18211c',
  panel: '#25312b',
  ink: '#e9efeb',
  soft: '#b4c0b9',
  line: '#3a4841',
  fir: '#bfe0d1',
  onFir: '#0f2a22',
} satisfies typeof colours;

const sans = 'font-family:Onest,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const serif = 'font-family:Georgia,Times New Roman,serif';
const cell = `vertical-align:top;${sans};font-size:15px;line-height:22px`;

/** Everything but colours: those are set next to the class that changes them in dark mode. */
export const style = {
  wordmark: `${serif};font-size:32px;line-height:40px;letter-spacing:-0.5px;text-decoration:none`,
  // Hidden where a program does not support rounded corners.
  drop: 'display:inline-block;width:9px;height:9px;margin-left:3px;border-radius:50% 0 50% 50%;vertical-align:18px',
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

const night = [
  ['.page', `background:${darkColours.page}`],
  ['.card', `background:${darkColours.card}`],
  ['.panel', `background:${darkColours.panel}`],
  ['.ink', `color:${darkColours.ink}`],
  ['.soft', `color:${darkColours.soft}`],
  ['.line', `border-color:${darkColours.line}`],
  ['.link', `color:${darkColours.fir}`],
  ['.button', `background:${darkColours.fir}`],
  ['.on-button', `color:${darkColours.onFir}`],
] as const;

/** Inline colours override a style sheet without `!important`. */
const darkRules = (within: string) =>
  night.map(([selector, rule]) => `${within}${selector}{${rule}!important}`).join('\n');

/**
 * Two sheets: one for all programs, and one for Outlook.com, which ignores media queries and marks what it darkens.
 * They are separate because Gmail might drop the whole sheet.
 */
export const sheets = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inside{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
${darkRules('')}
}`,
  darkRules('[data-ogsc] '),
];
