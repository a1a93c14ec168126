import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { fillTemplate, inOneLine, parseTemplate, type TemplateToken } from '@shop/domain/letter-templates.ts';
import { withOwnLinks } from '@shop/domain/own-links.ts';
import { templateFaultWords } from '@shop/wording/admin/letter-texts.ts';
import { glued } from '@shop/wording/glued.ts';
import { type LetterValue, letterValues, originalLetterTexts, type ValueOf } from '@shop/wording/letter-texts.ts';
import { linkedParagraph, type Part, type Run } from './parts.ts';

/** The words that the shop has changed, by kind. A text that cannot be filled is reported, and the original is used. */
export type ChangedTexts = {
  byKind: ReadonlyMap<string, LetterTexts>;
  whenFailed(kind: LetterTextKind, failure: string): void;
};

type Source = { publicUrl: string; shopName: string; texts?: ChangedTexts | undefined };

type LetterWords = {
  subject: string;
  /** Empty when the first words of the letter are good enough. */
  preheader: string;
  /** Sentences of the shop itself may stand in the first and the last paragraph. */
  opening(sentences?: { first?: string; last?: string }): Part[];
  closing: Part[];
};

/** The words of a letter with its values: those of the shop, or the original ones. */
export function letterWords<Kind extends LetterTextKind>(
  kind: Kind,
  values: Record<Exclude<ValueOf<Kind>, 'shop'>, string>,
  source: Source,
): LetterWords {
  const filling = { ...values, shop: source.shopName } as Partial<Record<LetterValue, string>>;
  const changed = source.texts?.byKind.get(kind);
  if (changed !== undefined) {
    try {
      return fill(kind, changed, filling, source.publicUrl);
    } catch (error) {
      source.texts?.whenFailed(kind, (error as Error).message);
    }
  }
  return fill(kind, { ...originalLetterTexts[kind], preheader: '' }, filling, source.publicUrl);
}

export const valueNames = (kind: LetterTextKind): string[] =>
  originalLetterTexts[kind].values.map((value) => letterValues[value].name);

function fill(
  kind: LetterTextKind,
  texts: LetterTexts,
  filling: Partial<Record<LetterValue, string>>,
  publicUrl: string,
): LetterWords {
  const values = Object.fromEntries(
    originalLetterTexts[kind].values.map((value) => [letterValues[value].name, filling[value] ?? '']),
  );
  const parsed = (template: string): TemplateToken[] => {
    const { tokens, faults } = parseTemplate(template, valueNames(kind));
    const [fault] = faults;
    if (fault !== undefined) throw new Error(templateFaultWords(fault, valueNames(kind)));
    return tokens;
  };
  const line = (template: string) => inOneLine(fillTemplate(parsed(template), values)).trim();
  const paragraphs = (template: string) =>
    template
      .split('\n')
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => runs(parsed(paragraph.trim()), values, publicUrl));
  const opening = paragraphs(texts.opening);
  return {
    subject: line(texts.subject),
    preheader: line(texts.preheader),
    opening: ({ first, last } = {}) => withSentences(opening, first, last).map(linkedParagraph),
    closing: paragraphs(texts.closing).map(linkedParagraph),
  };
}

/** Words and links in turn. */
function runs(tokens: readonly TemplateToken[], values: Record<string, string>, publicUrl: string): Run[] {
  const found: Run[] = [];
  for (const piece of withOwnLinks(tokens, publicUrl)) {
    const before = found.at(-1);
    if ('address' in piece) found.push(piece);
    else if (typeof before === 'string') found[found.length - 1] = before + fillTemplate([piece], values);
    else found.push(fillTemplate([piece], values));
  }
  return found.map((run) => (typeof run === 'string' ? glued(run) : run));
}

function withSentences(paragraphs: Run[][], first: string | undefined, last: string | undefined): Run[][] {
  const all = paragraphs.length === 0 && (first ?? last) !== undefined ? [[]] : paragraphs;
  return all.map((paragraph, index) => {
    const isAlone = paragraph.length === 0;
    const before = index === 0 && first !== undefined ? [isAlone ? first : `${first} `] : [];
    const after = index === all.length - 1 && last !== undefined ? [isAlone ? last : ` ${last}`] : [];
    return [...before, ...paragraph, ...after];
  });
}
