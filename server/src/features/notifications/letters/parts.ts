import { letterFrameWording } from '@shop/wording/letters.ts';
import { type Html, html } from './html.ts';
import { type Colours, style } from './look.ts';

/** A part of a letter, as HTML in the colours of the shop, and as plain text. */
export type Part = { html: (colours: Colours) => Html; text: string };

export function heading(words: string): Part {
  return {
    html: (colours) => html`<h1 class="ink" style="${style.heading};color:${colours.ink}">${words}</h1>\n`,
    text: words,
  };
}

export function paragraph(words: string): Part {
  return {
    html: (colours) => html`<p class="ink" style="${style.paragraph};color:${colours.ink}">${words}</p>\n`,
    text: words,
  };
}

/** Words, or an address of the shop that leads there. */
export type Run = string | { address: string };

export function linkedParagraph(runs: readonly Run[]): Part {
  return {
    html: (colours) => {
      const shown = runs.map((run) =>
        typeof run === 'string' ? html`${run}` : anchor(run.address, run.address, colours),
      );
      return html`<p class="ink" style="${style.paragraph};color:${colours.ink}">${shown}</p>\n`;
    },
    text: runs.map((run) => (typeof run === 'string' ? run : run.address)).join(''),
  };
}

/** Text written by a person, line by line. */
export function quotation(words: string): Part {
  const lines = words.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
  return {
    html: (colours) =>
      html`<blockquote class="ink line" style="${style.quotation};border-left:2px solid ${colours.line};color:${colours.ink}">${lines}</blockquote>\n`,
    text: words.replace(/^/gm, '> '),
  };
}

/** The action of the letter. A table cell, because some programs show no background behind a link. */
export function button(words: string, address: string | undefined): Part {
  if (address === undefined) return paragraph(withAddress(words, address));
  return {
    html: (
      colours,
    ) => html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="${colours.fir}" align="center" style="${style.button};background:${colours.fir}"><a class="on-button" href="${address}" target="_blank" style="${style.buttonLink};color:${colours.onFir}">${words}</a></td>
</tr></table>\n`,
    text: withAddress(words, address),
  };
}

export function link(words: string, address: string): Part {
  return {
    html: (colours) => html`<p style="${style.paragraph}">${anchor(words, address, colours)}</p>\n`,
    text: withAddress(words, address),
  };
}

/** Below the letter: why it was sent, and where to ask. */
export function footnote(words: string, way?: { words: string; address: string | undefined }): Part {
  return {
    html: (colours) =>
      html`<p class="soft" style="${style.small};color:${colours.soft}">${words}${way ? html` ${anchor(way.words, way.address, colours)}` : ''}</p>\n`,
    text: way === undefined ? words : withAddress(`${words} ${way.words}`, way.address),
  };
}

function anchor(words: string, address: string | undefined, colours: Colours): Html {
  if (address === undefined) return html`${withAddress(words, address)}`;
  return html`<a class="link" href="${address}" target="_blank" style="color:${colours.fir};text-decoration:underline">${words}</a>`;
}

/** A long address gets a line of its own, so that no other text is read as a part of it. A secret address is hidden. */
function withAddress(words: string, address: string | undefined): string {
  return address === undefined ? `${words}: ${letterFrameWording.hiddenLink}` : `${words}:\n${address}`;
}

export type Row = {
  label: string;
  value: string;
  isTotal?: boolean;
  /** Page of the label's subject. */
  address?: string;
};

/** A list of names and values. */
export function facts(rows: readonly Row[]): Part {
  return table(rows, 'left');
}

/** A column of sums with a highlighted total. */
export function sums(rows: readonly Row[]): Part {
  return table(rows, 'right');
}

function table(rows: readonly Row[], align: 'left' | 'right'): Part {
  return {
    html: (
      colours,
    ) => html`<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.rows};border-top:1px solid ${colours.line}">
${rows.map((row) => tableRow(row, align, colours))}</table>\n`,
    text: inText(rows),
  };
}

function tableRow({ label, value, isTotal = false, address }: Row, align: 'left' | 'right', colours: Colours): Html {
  const [name, colour, size] = isTotal ? ['ink', colours.ink, style.total] : ['soft', colours.soft, ''];
  // Names of facts have a fixed width. Labels of sums may be long and leave the sum the width it needs.
  const [width, wrapping] = align === 'left' ? ['36%', 'normal'] : ['', 'nowrap'];
  return html`<tr><th class="${name}" scope="row" width="${width}" style="${style.label};${size};color:${colour}">${address === undefined ? label : anchor(label, address, colours)}</th><td class="ink" align="${align}" style="${style.value};white-space:${wrapping};${size};color:${colours.ink}">${value}</td></tr>\n`;
}

/** Codes to copy, each on its own panel. */
export function codes(rows: readonly Row[]): Part {
  return { html: (colours) => html`${rows.map((row) => codePanel(row, colours))}`, text: inText(rows) };
}

function codePanel({ label, value }: Row, colours: Colours): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="panel" bgcolor="${colours.panel}" style="${style.panel};background:${colours.panel}">
<p class="ink" style="${style.code};color:${colours.ink}">${label}</p>
<p class="soft" style="${style.small};margin:0;color:${colours.soft}">${value}</p>
</td></tr></table>\n`;
}

function inText(rows: readonly Row[]): string {
  return rows
    .map(({ label, value, address }) => `${label}: ${value}${address === undefined ? '' : `\n${address}`}`)
    .join('\n');
}
