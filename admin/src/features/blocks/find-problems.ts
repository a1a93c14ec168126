import type { ProductChoice } from '@shop/contract/blocks.ts';
import { type BlockField, fieldsOfBlock } from '@shop/domain/block-kinds.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import type { EditedBlock } from './edit-blocks.ts';

/** Messages by the path of a field in its block: 'data.items.0.title', 'until'. */
export type Problems = Readonly<Record<string, string>>;

/** As in the contract: browsers read '/\\' as '//', which leads to another site. */
const link = /^(\/([^/\\]|$)|https:\/\/[^\s/]+)/;

/** What the server would refuse, as far as it can be said while somebody types. */
export function problemsOf(block: EditedBlock): Problems {
  const found = problemsIn(fieldsOfBlock(block.kind), block.data, 'data');
  const endsTooSoon = block.from !== null && block.until !== null && Date.parse(block.until) <= Date.parse(block.from);
  return endsTooSoon ? { ...found, until: words.endsAfterBeginning } : found;
}

function problemsIn(
  fields: Readonly<Record<string, BlockField>>,
  values: Readonly<Record<string, unknown>>,
  path: string,
): Problems {
  return Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) => problemsOfField(field, values[name], `${path}.${name}`)),
  );
}

function problemsOfField(field: BlockField, value: unknown, path: string): Problems {
  switch (field.as) {
    case 'line':
    case 'lines':
    case 'html':
      return field.isRequired && String(value ?? '').trim() === '' ? { [path]: words.required } : {};
    case 'picture':
      return field.isRequired && !value ? { [path]: words.required } : {};
    case 'link':
      return value && !link.test(String(value).trim()) ? { [path]: fieldRules.link } : {};
    case 'list':
      return Object.assign(
        {},
        ...((value ?? []) as Record<string, unknown>[]).map((item, place) =>
          problemsIn(field.of, item, `${path}.${place}`),
        ),
      );
    case 'products': {
      const { rule, id } = value as ProductChoice;
      return isOfRecord(rule) && id === null ? { [`${path}.id`]: words.chooseRecord } : {};
    }
    default:
      return {};
  }
}

/** Rules that need a brand, a product type, a skin type or a goal. */
export const isOfRecord = (rule: ProductChoice['rule']) =>
  rule === 'brand' || rule === 'product_type' || rule === 'skin_type' || rule === 'goal';

/** Field errors of the API, nested by field, as messages by path. */
export function problemsByPath(errors: unknown, path = ''): Problems {
  if (typeof errors === 'string') return { [path]: errors };
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.assign(
    {},
    ...Object.entries(errors).map(([name, said]) => problemsByPath(said, path ? `${path}.${name}` : name)),
  );
}

/** Field errors of a call with `blocks`, by the block's id. */
export function problemsByBlock(errors: unknown, sent: readonly EditedBlock[]): Readonly<Record<string, Problems>> {
  const blocks = (errors as { blocks?: Record<string, unknown> } | undefined)?.blocks ?? {};
  if (typeof blocks !== 'object') return {};
  return Object.fromEntries(
    Object.entries(blocks).flatMap(([place, said]) => {
      const block = sent[Number(place)];
      return block ? [[block.id, problemsByPath(said)]] : [];
    }),
  );
}
