import type { Picture } from '@shop/contract/shapes.ts';

export const renditionFormats = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

const offeredWidths = [320, 640, 960, 1280, 1920];
/** For places where the browser gets only one size. */
const plainWidth = 1280;

export type PictureRow = { fingerprint: string; width: number; height: number; placeholder: string };

/** The widths offered for a picture, never wider than the original. */
export function renditionWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, offeredWidths.at(-1) ?? originalWidth);
  return [...offeredWidths.filter((width) => width < largest), largest];
}

/** All sizes lie beside each other: pages of the storefront get the address of one, and the widths of all. */
export function renditionPath(fingerprint: string, width: number, format: RenditionFormat): string {
  return `/media/${fingerprint}/${width}.${format}`;
}

/** A picture in the API. */
export function toPicture(row: PictureRow, alt: string): Picture {
  const widths = renditionWidths(row.width);
  const plain = widths.filter((width) => width <= plainWidth).at(-1) ?? row.width;
  return {
    image: renditionPath(row.fingerprint, plain, 'webp'),
    alt,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    sizes: widths.map((width) => ({
      width,
      avif: renditionPath(row.fingerprint, width, 'avif'),
      webp: renditionPath(row.fingerprint, width, 'webp'),
    })),
  };
}

/** The field of the specification, a URL, and next to it a field with all sizes. */
export function pictureField<Name extends string>(name: Name, row: PictureRow | null, alt: string) {
  const picture = row && toPicture(row, alt);
  return { [name]: picture?.image ?? null, [`${name}_picture`]: picture } as Record<Name, string | null> &
    Record<`${Name}_picture`, typeof picture>;
}
