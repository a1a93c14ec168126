type Described = { image: string; alt: string; width: number; height: number };

/** All sizes lie beside the plain one. */
export type ShownPicture = Described & { widths: readonly number[] };

/** From the API, or from the files of the storefront, each with an address of its own. */
export type PictureSource =
  | ShownPicture
  | (Described & { sizes: readonly { width: number; avif: string; webp: string }[] });

const formats = ['avif', 'webp'] as const;
const onPhones = '(max-width: 47.99em)';

/** A picture in the smallest format and size that the browser supports; its place is reserved before it loads. */
export function Picture({
  picture,
  narrow,
  sizes,
  className,
  isEager = false,
}: {
  picture: PictureSource;
  /** Another picture for narrow screens. */
  narrow?: PictureSource | undefined;
  /** Its displayed width, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
  isEager?: boolean;
}) {
  return (
    <picture>
      {narrow &&
        formats.map((format) => <source key={format} media={onPhones} {...sourceAttributes(narrow, format, sizes)} />)}
      {formats.map((format) => (
        <source key={format} {...sourceAttributes(picture, format, sizes)} />
      ))}
      <img
        src={picture.image}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function sourceAttributes(picture: PictureSource, format: (typeof formats)[number], sizes: string) {
  const srcSet =
    'widths' in picture
      ? picture.widths.map((width) => `${sizeAddress(picture.image, width, format)} ${width}w`).join(', ')
      : picture.sizes.map((size) => `${size[format]} ${size.width}w`).join(', ');
  return { type: `image/${format}`, width: picture.width, height: picture.height, sizes, srcSet };
}

/** '/media/5f…/640.avif', from '/media/5f…/1280.webp'. */
export function sizeAddress(image: string, width: number, format: (typeof formats)[number]): string {
  return `${image.slice(0, image.lastIndexOf('/') + 1)}${width}.${format}`;
}
