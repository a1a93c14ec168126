import avif560 from './sun-fluid-560.avif';
import webp560 from './sun-fluid-560.webp';
import avif1000 from './sun-fluid-1000.avif';
import webp1000 from './sun-fluid-1000.webp';

/** A tube of sun fluid on warm sand. */
export const sunFluidPicture = {
  image: webp1000,
  width: 1000,
  height: 1000,
  sizes: [
    { width: 560, avif: avif560, webp: webp560 },
    { width: 1000, avif: avif1000, webp: webp1000 },
  ],
};
