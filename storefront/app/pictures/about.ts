import avif640 from './about-640.avif';
import webp640 from './about-640.webp';
import avif1200 from './about-1200.avif';
import webp1200 from './about-1200.webp';

/** A shelf with products of all brands. */
export const aboutPicture = {
  image: webp1200,
  width: 1200,
  height: 900,
  sizes: [
    { width: 640, avif: avif640, webp: webp640 },
    { width: 1200, avif: avif1200, webp: webp1200 },
  ],
};
