import { previewBlocksEndpoint } from '@shop/contract/admin/blocks.ts';
import type { PageContext } from '@shop/contract/page-context.ts';
import { fixedPart, pages } from '@shop/contract/pages.ts';
import { openPreview } from '../../features/blocks/preview-blocks.ts';
import { checkStaff } from '../../features/staff/sign-in/check-staff.ts';
import type { Shop } from '../../shop.ts';
import { staffCookie } from '../token-cookies.ts';
import { pathWithoutQuery } from './page-address.ts';

/** What a preview shows to the staff who may make previews; undefined to everybody else, and at a wrong address. */
export async function findPreview(
  shop: Pick<Shop, 'db' | 'catalogueCache' | 'soldOutCache'>,
  address: string,
  cookies: string | undefined,
  { needsSecondFactor }: { needsSecondFactor: boolean },
): Promise<PageContext['preview']> {
  const token = staffCookie(cookies);
  // A frame that is reloaded at every change does not keep an abandoned session open.
  const member = token === undefined ? undefined : await checkStaff(shop.db, token, { isUnattended: true });
  if (member === undefined || (needsSecondFactor && !member.hasSecondFactor)) return undefined;
  const { needs } = previewBlocksEndpoint;
  if (typeof needs === 'string' || !needs.staff.includes(member.role)) return undefined;
  return await openPreview(shop, pathWithoutQuery(address).slice(fixedPart(pages.preview.path).length));
}
