import type { KeptPicture } from '@shop/contract/admin/products.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { beginsLikeAnSvg, drawSvg, fingerprintOf, keepPrivately, uploadPicture } from '../media/index.ts';

/** No route reads these: an SVG is a program as much as a picture. */
const originalSvgKey = (fingerprint: string) => `private/${fingerprint}.svg`;

/** Stores a picture of the look. An SVG is drawn as a PNG, which is all that leaves the shop. */
export async function uploadLookPicture(
  shop: Pick<Shop, 'db' | 'media' | 'log'>,
  bytes: Uint8Array,
): Promise<KeptPicture> {
  if (!beginsLikeAnSvg(bytes)) return await uploadPicture(shop, bytes);
  const answer = await drawSvg(bytes);
  if ('problem' in answer) throw new Refusal('svg_not_accepted', { reason: answer.problem });
  await keepPrivately(shop, originalSvgKey(fingerprintOf(bytes)), bytes);
  return await uploadPicture(shop, answer.png);
}
