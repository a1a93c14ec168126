import { partnerPhoto } from '@shop/domain/partners.ts';
import type { partnerPhotoProblems } from '@shop/wording/partners.ts';

type Problem = keyof typeof partnerPhotoProblems;

/** Opens a photograph for the preview, or returns why it would be refused, before the upload. */
export async function openPhoto(file: File): Promise<ImageBitmap | Problem> {
  if (file.size > partnerPhoto.largestBytes) return 'tooLarge';
  // Browsers give files with an unknown extension an empty type.
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

/** Draws the picture scaled down to fit the side length. Never enlarges it. */
export function drawn(picture: ImageBitmap, longestSide: number, canvas: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The shop stores no larger picture, and on a slow phone eight megabytes take minutes. */
const longestSide = 2_400;
const lightBytes = 1_500_000;

/** Scales a large photograph down before the upload; if that fails, returns the original file. */
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
