import { findPaletteProblems } from '@shop/domain/palette.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../shapes.ts';
import { PictureAddress } from './content-fields.ts';
import { KeptPicture } from './products.ts';
import { editors } from './roles.ts';
import { seenVersion, version } from './version.ts';

const path = '/api/v1/admin/look/';

const Hex = z.stringFormat('hex_colour', /^#[0-9a-f]{6}$/i).transform((typed) => typed.toLowerCase());

const PictureId = Id.nullable().default(null);
const pictureIds = { logo_id: PictureId, icon_id: PictureId, cover_id: PictureId, social_id: PictureId };
const address = PictureAddress.nullable();

export const AdminLook = z
  .object({
    version,
    accent: z.string().meta({ description: 'Buttons, links and dark parts; all other shades follow' }),
    paper: z.string().meta({ description: 'The ground of pages' }),
    logo_id: Id.nullable().meta({ description: 'In place of the name; null: the name in letters' }),
    logo: address,
    icon_id: Id.nullable().meta({ description: 'Square; null: the drop, or the first letter of the short name' }),
    icon: address,
    cover_id: Id.nullable().meta({ description: 'Beside signing in and registration' }),
    cover: address,
    social_id: Id.nullable().meta({ description: 'Of links in social networks; null: a card with the name' }),
    social: address,
    has_drop: z.boolean(),
  })
  .meta({ id: 'AdminLook' });
export type AdminLook = z.infer<typeof AdminLook>;

/** Text must be readable with the two colours, whatever is written where. */
const NewLook = z
  .object({ version: seenVersion, accent: Hex, paper: Hex, ...pictureIds, has_drop: z.boolean() })
  .superRefine(({ accent, paper }, context) => {
    for (const { field, text, ratio } of findPaletteProblems({ accent, paper }))
      context.addIssue({ code: 'custom', path: [field], params: { rule: `contrast_${text}`, ratio } });
  })
  .meta({ id: 'NewLook' });
export type NewLook = z.output<typeof NewLook>;

export const readLookEndpoint = endpoint({
  name: 'readAdminLook',
  summary: 'The colours and pictures of the shop itself',
  method: 'GET',
  path,
  needs: editors,
  reply: AdminLook,
});

export const changeLookEndpoint = endpoint({
  name: 'changeAdminLook',
  summary: 'Give the shop other colours and pictures',
  method: 'PUT',
  path,
  needs: editors,
  body: NewLook,
  reply: AdminLook,
  refusals: ['changed_meanwhile', 'picture_gone'],
});

export const largestLookPictureBytes = 5 * 1024 * 1024;

export const keepLookPictureEndpoint = endpoint({
  name: 'keepLookPicture',
  summary:
    'Keep a picture of the look: PNG, JPEG, WebP or AVIF, at most 5 MB, or an SVG of at most 1 MB without scripts and references, which is drawn as a PNG',
  method: 'POST',
  path: `${path}pictures/`,
  needs: editors,
  body: z.custom<Uint8Array>((body) => body instanceof Uint8Array).meta({ type: 'string', format: 'binary' }),
  bodyType: 'application/octet-stream',
  status: 201,
  reply: KeptPicture,
  refusals: ['not_a_picture', 'picture_too_many_pixels', 'svg_not_accepted', 'picture_not_kept'],
});
