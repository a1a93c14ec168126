/** Markup that is ready: what stands in it is escaped already. */
export class Xml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Xml | readonly Part[] | undefined | false;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Not even as an entity may these stand in XML 1.0: control characters, halves of a character, and two that are none. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Puts values into XML: texts are escaped, lists are joined, what is missing leaves nothing. */
export function xml(strings: TemplateStringsArray, ...values: Part[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...values.map(markupOf)));
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Xml) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part)
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A whole file for other programs. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`;
}
