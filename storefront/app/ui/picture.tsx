type PictureSource = {
  image: string;
  alt: string;
  width: number;
  height: number;
  sizes: readonly { width: number; avif: string; webp: string }[];
};

/** A picture in the smallest format and size that the browser can use; its place is kept before it comes. */
export function Picture({
  picture,
  sizes,
  className,
  isEager = false,
}: {
  picture: PictureSource;
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
  isEager?: boolean;
}) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={picture.sizes.map((size) => `${size[format]} ${size.width}w`).join(', ')}
        />
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
