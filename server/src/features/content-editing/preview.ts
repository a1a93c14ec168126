import { renditionPath, renditionWidths } from '../media/index.ts';

/** URL of the smallest copy of a picture, for forms. */
export function preview(picture: { fingerprint: string; width: number }): string {
  return renditionPath(picture.fingerprint, renditionWidths(picture.width)[0]!, 'webp');
}
