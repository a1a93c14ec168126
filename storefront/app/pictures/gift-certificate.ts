import avif560 from './gift-certificate-560.avif';
import webp560 from './gift-certificate-560.webp';
import avif1000 from './gift-certificate-1000.avif';
import webp1000 from './gift-certificate-1000.webp';

/** A gift certificate with a ribbon among petals. */
export const giftCertificatePicture = {
  image: webp1000,
  width: 1000,
  height: 640,
  sizes: [
    { width: 560, avif: avif560, webp: webp560 },
    { width: 1000, avif: avif1000, webp: webp1000 },
  ],
};
