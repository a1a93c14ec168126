import type { KeptPicture } from '@shop/contract/admin/products.ts';
import { picturesWording } from '@shop/wording/admin/products.ts';
import { HttpError } from 'react-admin';
import { callApi } from '../call-api.ts';

/** The types that the server accepts. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';
const largestBytes = 15 * 1024 * 1024;

/** Stores a picture; the form decides where it is used. */
export async function uploadPicture(file: File): Promise<KeptPicture> {
  if (file.size > largestBytes) throw new HttpError(picturesWording.tooLarge(file.name), 413);
  return (await callApi('POST', '/api/v1/admin/pictures/', file)) as KeptPicture;
}
