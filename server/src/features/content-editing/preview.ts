import { addressOf, widthsOf } from '../media/renditions.ts';

/** The address of a small copy of a picture, for a form. */
export function preview(picture: { fingerprint: string; width: number }): string {
  return addressOf(picture.fingerprint, widthsOf(picture.width)[0]!, 'webp');
}
