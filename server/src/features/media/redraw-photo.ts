import sharp from 'sharp';
import { concurrencyLimit } from '../../concurrency-limit.ts';

/** How files begin that are drawn here. Nothing else is given to a decoder, whatever the file calls itself. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  // The kind of box that AVIF is, with its own name among those it goes by.
  /^[\s\S]{4}ftyp[\s\S]{0,56}avi[fs]/,
];
const beginningBytes = 64;

const longestSide = 2_400;
/** A picture can be made to take far longer than any camera's. */
const timeLimit = { seconds: 15 };

const withinLimit = concurrencyLimit({ atOnce: 1, mostWaiting: 20 });

export type PhotoProblem = 'unreadable' | 'tooManyPixels';

/**
 * Draws a stranger's photograph anew, upright and in a size that is good to read. Nothing of the file itself stays: where
 * it was taken, by whom, or what else was hidden in it. What cannot be drawn to its last line is refused.
 */
export async function redrawPhoto(
  bytes: Uint8Array,
  { largestPixels }: { largestPixels: number },
): Promise<{ photo: Buffer } | { problem: PhotoProblem }> {
  if (!beginsLikeAPicture(bytes)) return { problem: 'unreadable' };
  return await withinLimit(async () => {
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
