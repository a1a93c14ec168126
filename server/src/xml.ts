/** Ready markup: its values are already escaped. */
export class Xml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Xml | readonly Part[] | undefined | false;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Forbidden in XML 1.0, even as entities: control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** Puts values into XML: texts are escaped, lists are joined, missing values leave nothing. */
export function xml(strings: TemplateStringsArray, ...values: Part[]): Xml {
  return new Xml(String.raw({ raw: strings }, ...values.map(toMarkup)));
}

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Xml) return part.markup;
  if (typeof part === 'object') return part.map(toMarkup).join('');
  return String(part)
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A whole file for other programs. */
export function xmlFile(root: Xml): string {
  return `${declaration}${root.markup}\n`;
}

/** A long file as a generator: each item is written when the reader asks for it. */
export function* longXmlFile<Item>(file: {
  before: Xml;
  items: readonly Item[];
  write: (item: Item) => Xml;
  after: Xml;
}): Generator<string> {
  yield `${declaration}${file.before.markup}`;
  for (const item of file.items) yield file.write(item).markup;
  yield `${file.after.markup}\n`;
}
