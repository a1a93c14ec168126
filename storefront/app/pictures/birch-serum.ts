import avif560 from './birch-serum-560.avif';
import webp560 from './birch-serum-560.webp';
import avif1000 from './birch-serum-1000.avif';
import webp1000 from './birch-serum-1000.webp';

/** A serum with birch sap on wood. */
export const birchSerumPicture = {
  image: webp1000,
  width: 1000,
  height: 1000,
  sizes: [
    { width: 560, avif: avif560, webp: webp560 },
    { width: 1000, avif: avif1000, webp: webp1000 },
  ],
};
