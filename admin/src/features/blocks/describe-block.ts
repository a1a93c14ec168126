import type { ProductChoice } from '@shop/contract/blocks.ts';
import { fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { blockKindWording, productRuleWording } from '@shop/wording/admin/blocks.ts';
import type { EditedBlock } from './edit-blocks.ts';

const { summary: words } = blockEditorWording;

/** Its title or label; otherwise the name of its kind. */
export function nameOf({ kind, data }: EditedBlock): string {
  return String(data.title || data.label || blockKindWording[kind].name);
}

/** The second line of a row: its dates, what it holds, its words, or its kind. */
export function summaryOf(block: EditedBlock): string {
  const { kind, data, from, until } = block;
  const dates = datesOf(from, until);
  if (dates) return dates;
  const fields = fieldsOfBlock(kind);
  for (const [name, field] of Object.entries(fields)) {
    if (field.as === 'products') return productsOf(data[name] as ProductChoice);
    if (field.as === 'brands' && (data[name] as unknown[]).length > 0) return words.brands((data[name] as []).length);
    if (field.as === 'list' && (data[name] as unknown[]).length > 0) return words.items((data[name] as []).length);
  }
  const kindName = blockKindWording[kind].name;
  if (nameOf(block) !== kindName) return kindName;
  const said = String(data.words || data.text || data.note || data.caption || '');
  return fields.text?.as === 'html' ? textOf(said) : said;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of rich text, for a line of plain text. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/ +/g, ' ')
    .trim();

function datesOf(from: string | null, until: string | null): string {
  if (from && until) return words.between(from, until);
  if (from) return words.from(from);
  return until ? words.until(until) : '';
}

function productsOf({ rule, ids, count }: ProductChoice): string {
  return rule === 'by_hand' ? words.byHand(ids.length) : words.byRule(productRuleWording[rule], count);
}

/** The addresses of small pictures, by id, and what is known of products: what the server says the blocks refer to. */
export type Referred = {
  pictures: Readonly<Record<string, string>>;
  products: Readonly<Record<string, { name: string; picture: string | null }>>;
};

/** A small picture of a block: its own, or that of its first product by hand. */
export function thumbnailOf({ kind, data }: EditedBlock, { pictures, products }: Referred): string | undefined {
  for (const [name, field] of Object.entries(fieldsOfBlock(kind))) {
    if (field.as === 'picture') {
      const picture = data[name] as { id: number } | null;
      if (picture) return pictures[picture.id];
    }
    if (field.as === 'products') {
      const { rule, ids } = data[name] as ProductChoice;
      if (rule === 'by_hand') return products[ids[0] ?? '']?.picture ?? undefined;
    }
  }
  return undefined;
}
