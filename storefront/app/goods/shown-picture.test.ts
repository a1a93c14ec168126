import { expect, test } from 'vitest';
import { sizeAddress } from '../ui/picture.tsx';
import { shownPicture } from './shown-picture.ts';

test('the addresses of all sizes follow from the plain one', () => {
  const size = (width: number) => ({ width, avif: `/media/5f/${width}.avif`, webp: `/media/5f/${width}.webp` });
  const sizes = [320, 640, 1_000].map(size);
  const described = { image: '/media/5f/1000.webp', alt: 'Тонік', width: 1_000, height: 800 };
  const picture = shownPicture({ ...described, placeholder: 'data:', sizes });
  expect(picture).toEqual({ ...described, widths: [320, 640, 1_000] });
  const [avif, webp] = (['avif', 'webp'] as const).map((format) =>
    picture.widths.map((width) => sizeAddress(picture.image, width, format)),
  );
  expect([avif, webp]).toEqual([sizes.map((each) => each.avif), sizes.map((each) => each.webp)]);
});
