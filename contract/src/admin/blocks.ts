import { z } from 'zod';
import { BlockPlaceName, StoredBlocks } from '../blocks.ts';
import { endpoint } from '../endpoint.ts';
import { Moment, Ordinal } from '../shapes.ts';
import { editors } from './roles.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/blocks/';
const ByPlace = z.object({ place: BlockPlaceName });

/** Small copies of the pictures, and names of the records, that blocks refer to: what a form shows. */
const Referred = z.object({
  pictures: z.record(z.string(), z.string()),
  products: z.record(z.string(), z.object({ name: z.string(), picture: z.string().nullable() })),
});

const Version = z.object({
  version: Ordinal,
  starts_at: Moment,
  published_at: Moment,
  published_by: z.string().nullable(),
  state: z.enum(['planned', 'shown', 'past']),
  blocks: StoredBlocks,
});

const EditedPlace = z
  .object({
    place: BlockPlaceName,
    version,
    blocks: StoredBlocks.meta({ description: 'The draft; without one, what is published' }),
    published: StoredBlocks.meta({ description: 'What customers see now: with it, a form counts the changes' }),
    is_draft: z.boolean(),
    changed_at: Moment.nullable(),
    changed_by: z.string().nullable(),
    published_version: z
      .int()
      .min(0)
      .meta({ description: '0: nothing was published yet, the shop shows the default blocks' }),
    planned_at: Moment.nullable(),
    referred: Referred,
  })
  .meta({ id: 'EditedPlace' });

export const listPlacesEndpoint = endpoint({
  name: 'listBlockPlaces',
  summary: 'What is made of blocks, and whether it has a draft',
  method: 'GET',
  path,
  needs: editors,
  reply: z.array(EditedPlace.omit({ blocks: true, published: true, referred: true }).extend({ count: z.int().min(0) })),
});

export const readPlaceEndpoint = endpoint({
  name: 'readBlockPlace',
  summary: 'The blocks of a place, to be edited',
  method: 'GET',
  path: `${path}:place/`,
  needs: editors,
  params: ByPlace,
  reply: EditedPlace,
});

export const saveDraftEndpoint = endpoint({
  name: 'saveBlockDraft',
  summary: 'Keep blocks as a draft; customers see no change',
  method: 'PUT',
  path: `${path}:place/`,
  needs: editors,
  params: ByPlace,
  body: z.object({ blocks: StoredBlocks, version: seenVersion }),
  reply: EditedPlace,
  refusals: ['changed_meanwhile', 'picture_gone'],
});

export const dropDraftEndpoint = endpoint({
  name: 'dropBlockDraft',
  summary: 'Drop the draft and go on from what is published',
  method: 'DELETE',
  path: `${path}:place/draft/`,
  needs: editors,
  params: ByPlace,
  reply: EditedPlace,
});

export const publishBlocksEndpoint = endpoint({
  name: 'publishBlocks',
  summary: 'Publish blocks as a new version, now or at a later moment',
  method: 'POST',
  path: `${path}:place/publish/`,
  needs: editors,
  params: ByPlace,
  body: z.object({ blocks: StoredBlocks, version: seenVersion, starts_at: Moment.nullable().default(null) }),
  reply: EditedPlace,
  refusals: ['changed_meanwhile', 'picture_gone'],
});

export const takeBackBlocksEndpoint = endpoint({
  name: 'takeBackBlocks',
  summary: 'Take back a version that has not started yet; its blocks become the draft',
  method: 'DELETE',
  path: `${path}:place/planned/`,
  needs: editors,
  params: ByPlace,
  reply: EditedPlace,
  refusals: ['not_found'],
});

export const blockVersionsEndpoint = endpoint({
  name: 'listBlockVersions',
  summary: 'Every version of a place, the last one first',
  method: 'GET',
  path: `${path}:place/versions/`,
  needs: editors,
  params: ByPlace,
  reply: z.array(Version),
});

export const restoreBlocksEndpoint = endpoint({
  name: 'restoreBlocks',
  summary: 'Publish an old version of the blocks again, as a new one',
  method: 'POST',
  path: `${path}:place/restore/`,
  needs: editors,
  params: ByPlace,
  body: z.object({ version: Ordinal }),
  reply: EditedPlace,
  refusals: ['not_found', 'picture_gone'],
});

export const previewBlocksEndpoint = endpoint({
  name: 'previewBlocks',
  summary: 'An address at which the staff sees these blocks as customers would, for an hour',
  method: 'POST',
  path: `${path}:place/preview/`,
  needs: editors,
  params: ByPlace,
  body: z.object({
    blocks: StoredBlocks,
    at: Moment.nullable().default(null).meta({ description: 'As it will be at this moment; now if it is null' }),
  }),
  status: 201,
  reply: z.object({ path: z.string().meta({ description: '/preview/…' }), expires_at: Moment }),
  refusals: ['picture_gone'],
});
