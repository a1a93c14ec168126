import { concurrencyLimit } from '../../concurrency-limit.ts';
import { loadSharp } from './load-sharp.ts';

/** Signatures of accepted formats. Only these reach a decoder, whatever the file name or type says. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  // AVIF: an `ftyp` box with `avif` or `avis` among its brands.
  /^[\s\S]{4}ftyp[\s\S]{0,56}avi[fs]/,
];
const beginningBytes = 64;

const longestSide = 2_400;
/** A file can be crafted to take far longer to decode than any photograph. */
const timeLimit = { seconds: 15 };

const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting: 20 });

export type PhotoProblem = 'unreadable' | 'tooManyPixels';

/**
 * Re-encodes an untrusted photograph, upright and in a readable size. Nothing else of the file is kept: no location, no
 * author, no hidden data. A file that cannot be decoded completely is refused.
 */
export async function redrawPhoto(
  bytes: Uint8Array,
  { largestPixels }: { largestPixels: number },
): Promise<{ photo: Buffer } | { problem: PhotoProblem }> {
  if (!beginsLikeAPicture(bytes)) return { problem: 'unreadable' };
  return await withinLimit(async () => {
    const sharp = await loadSharp();
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * height > largestPixels) return { problem: 'tooManyPixels' };
      const photo = await sharp(bytes, { limitInputPixels: largestPixels, failOn: 'error', autoOrient: true })
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
        .timeout(timeLimit)
        .toBuffer();
      return { photo };
    } catch {
      return { problem: 'unreadable' };
    }
  });
}

export function beginsLikeAPicture(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, beginningBytes)).toString('latin1');
  return beginnings.some((each) => each.test(beginning));
}
