import { z } from 'zod';
import { BannerFields, BannerRow, inTime, Position } from './content-fields.ts';
import { listQuery } from './lists.ts';
import { recordCalls } from './records.ts';
import { version } from './version.ts';

/** Banners of the home page; those of a brand are edited with the brand. */
export const bannerCalls = recordCalls({
  path: 'banners',
  one: 'HomeBanner',
  many: 'HomeBanners',
  query: listQuery(['position', 'title']),
  row: BannerRow.extend({ version, position: z.int() }).meta({ id: 'AdminBanner' }),
  fields: inTime(BannerFields.extend({ position: Position })),
});
