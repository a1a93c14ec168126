import { partnerPhoto } from '@shop/domain/partners.ts';
import type { partnerPhotoProblems } from '@shop/wording/partners.ts';

type Problem = keyof typeof partnerPhotoProblems;

/** Opens a photograph to show it, or tells why it would be refused: before it is sent, not after. */
export async function openPhoto(file: File): Promise<ImageBitmap | Problem> {
  if (file.size > partnerPhoto.largestBytes) return 'tooLarge';
  // Of a file without a known ending browsers do not know the type.
  if (file.type !== '' && !partnerPhoto.types.includes(file.type)) return 'unreadable';
  try {
    const picture = await createImageBitmap(file);
    if (picture.width * picture.height <= partnerPhoto.largestPixels) return picture;
    picture.close();
    return 'tooManyPixels';
  } catch {
    return 'unreadable';
  }
}

/** As large as it may be in a box, without changing its shape; never larger than it is. */
export function drawn(picture: ImageBitmap, longestSide: number, canvas: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The shop keeps no more of it, and a phone far from a mast sends eight megabytes for minutes. */
const longestSide = 2_400;
const lightBytes = 1_500_000;

/** A large photograph in the size in which it will be kept; if that does not work, as it is. */
export async function lightened(file: File): Promise<File> {
  if (file.size <= lightBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = drawn(picture, longestSide, document.createElement('canvas'));
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
