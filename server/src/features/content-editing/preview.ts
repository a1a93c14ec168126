import { addressOf, widthsOf } from '../media/renditions.ts';

/** URL of the smallest copy of a picture, for forms. */
export function preview(picture: { fingerprint: string; width: number }): string {
  return addressOf(picture.fingerprint, widthsOf(picture.width)[0]!, 'webp');
}
