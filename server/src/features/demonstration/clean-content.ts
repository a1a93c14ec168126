import { type StoredBlock, StoredBlocks } from '@shop/contract/blocks.ts';
import type { BlockPlace } from '@shop/domain/block-kinds.ts';
import type { Transaction } from '../../database/database.ts';
import type { DemoContent } from '../../demonstration.ts';
import { valuesIn } from '../blocks/index.ts';
import { openingMarks } from '../opening/index.ts';
import { readOrderNoticeEmails, saveOrderNoticeEmails } from '../shop-settings/index.ts';
import { cleanBlocks } from './clean-blocks.ts';
import * as queries from './filled-content.queries.ts';
import { ownSettings } from './own-settings.ts';

type Given = {
  content: Pick<DemoContent, 'loadSettings'>;
  fillings: readonly string[];
  owner: { id: number; email: string };
};

/** Leaves of settings, look and blocks what the staff have decided. Returns the pictures that are shown there. */
export async function cleanContent(tx: Transaction, { content, fillings, owner }: Given) {
  const filled = await queries.listFilledPictures(tx, fillings);
  const lookPictures = await cleanSettings(tx, content, filled);
  if ((await readOrderNoticeEmails(tx)).length === 0) await saveOrderNoticeEmails(tx, [owner.email]);
  const blockPictures = await cleanPlaces(tx, filled, owner.id);
  return { pictures: [...lookPictures, ...blockPictures] };
}

async function cleanSettings(
  tx: Transaction,
  content: Given['content'],
  filledPictures: ReadonlySet<number>,
): Promise<number[]> {
  const saved = await queries.listSettings(tx);
  // Written once more, to be compared: what a demonstration decides stands in one place.
  await queries.replaceSettings(tx, new Map());
  await content.loadSettings(tx);
  const own = ownSettings(saved, await queries.listSettings(tx));
  // A branch of the emulated carrier, a letter that went into a folder, an archive of what is gone.
  for (const name of ['sender', ...openingMarks]) own.delete(name);
  const look = withoutPictures(own.get('look'), filledPictures);
  if (look !== undefined) own.set('look', look.saved);
  await queries.replaceSettings(tx, own);
  return look?.pictures ?? [];
}

const pictureFields = ['logo_id', 'icon_id', 'cover_id', 'social_id'];

function withoutPictures(saved: unknown, filledPictures: ReadonlySet<number>) {
  if (saved === undefined) return undefined;
  const look = { ...(saved as Record<string, unknown>) };
  for (const field of pictureFields) if (filledPictures.has(Number(look[field]))) look[field] = null;
  return { saved: look, pictures: pictureFields.flatMap((field) => (look[field] as number | null) ?? []) };
}

/** Of what is shown, planned or drafted. Older versions go: they show what the shop was filled with. */
async function cleanPlaces(tx: Transaction, pictures: ReadonlySet<number>, staffId: number): Promise<number[]> {
  const all = (await queries.listVersions(tx)).map(({ version, isPlanned }) => {
    const { place, blocks } = version;
    return { ...version, place: place as BlockPlace, blocks: blocks as StoredBlock[], isPlanned };
  });
  const filledBlocks = (place: string) =>
    all.find((each) => each.place === place && each.staffId === null && each.version === 1)?.blocks ?? [];
  const clean = (place: BlockPlace, blocks: readonly StoredBlock[]) =>
    cleanBlocks(place, blocks, { blocks: filledBlocks(place), pictures });

  const versions = all
    .filter((each) => each.isPlanned || each === all.findLast((it) => it.place === each.place && !it.isPlanned))
    .flatMap(({ isPlanned: _isPlanned, ...version }) => {
      const blocks = clean(version.place, version.blocks);
      return blocks === undefined ? [] : [{ ...version, blocks, staffId }];
    });
  const drafts = (await queries.listDrafts(tx)).flatMap((draft) => {
    // One that is half typed could hold anything.
    const { data } = StoredBlocks.safeParse(draft.blocks);
    const blocks = data && clean(draft.place as BlockPlace, data);
    return blocks === undefined ? [] : [{ ...draft, blocks }];
  });
  await queries.replaceBlocks(tx, { versions, drafts });
  return [...versions, ...drafts].flatMap(({ blocks }) =>
    valuesIn(blocks, 'picture').flatMap((shown) => shown?.id ?? []),
  );
}
