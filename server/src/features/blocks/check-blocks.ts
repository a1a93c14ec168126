import { blockLink, type StoredBlock } from '@shop/contract/blocks.ts';
import type { FieldErrors } from '@shop/contract/errors.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import {
  type BlockField,
  type BlockKind,
  type BlockPlace,
  blockPlaces,
  fieldsOfBlock,
} from '@shop/domain/block-kinds.ts';
import { fieldRules } from '@shop/wording/admin/field-rules.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Executor } from '../../database/database.ts';
import { valuesIn } from './block-values.ts';
import { readPictureRows } from './blocks.queries.ts';

/** Blocks as they may be stored: of kinds that fit the place, with pictures that exist and HTML that is clean. */
export async function checkBlocks(db: Executor, place: BlockPlace, blocks: readonly StoredBlock[]) {
  refuseKindsFromElsewhere(place, blocks);
  const ids = new Set(valuesIn(blocks, 'picture').flatMap((picture) => picture?.id ?? []));
  if ((await readPictureRows(db, [...ids])).length < ids.size) throw new Refusal('picture_gone', {});
  return blocks.map((block) => ({ ...block, data: cleanFields(fieldsOfBlock(block.kind), block.data) }) as StoredBlock);
}

function refuseKindsFromElsewhere(place: BlockPlace, blocks: readonly StoredBlock[]): void {
  const fitting: readonly BlockKind[] = blockPlaces[place];
  const strange = blocks.flatMap(({ kind }, index) => (fitting.includes(kind) ? [] : [index]));
  if (strange.length === 0) return;
  const fields: FieldErrors = Object.fromEntries(
    strange.map((index) => [String(index), { kind: [fieldRules.blockNotHere] }]),
  );
  throw new Refusal('invalid_request', { fields: { blocks: fields } });
}

function cleanFields(fields: Readonly<Record<string, BlockField>>, data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields[name];
      if (field?.as === 'html') return [name, cleanHtml(value as string, isLink)];
      if (field?.as === 'list') return [name, (value as object[]).map((entry) => cleanFields(field.of, entry))];
      return [name, value];
    }),
  );
}

/** Browsers leave out tabs and line breaks, so '/\t/other.example' would lead to another site. */
const isLink = (href: string) => blockLink.test(href) && !/[\s\p{Cc}]/u.test(href);

/** Every address that the blocks lead to. */
export function linksIn(blocks: readonly StoredBlock[]): string[] {
  const own = valuesIn(blocks, 'link').flatMap((link) => link ?? []);
  const inTexts = valuesIn(blocks, 'html').flatMap((html) =>
    [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&')),
  );
  return [...new Set([...own, ...inTexts])];
}
