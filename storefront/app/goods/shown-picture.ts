import type { Picture } from '@shop/contract/shapes.ts';
import type { ShownPicture } from '../ui/picture.tsx';

/** A picture of the API without what pages do not show: the addresses of its sizes follow from its own. */
export function shownPicture({ image, alt, width, height, sizes }: Picture): ShownPicture {
  return { image, alt, width, height, widths: sizes.map((size) => size.width) };
}
