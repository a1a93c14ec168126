import { keepPictureEndpoint, largestPictureBytes } from '@shop/contract/admin/products.ts';
import type { ServeStaffUpload } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { uploadPicture } from './upload-picture.ts';

export function pictureRoutes(
  { serveStaffUpload }: { serveStaffUpload: ServeStaffUpload },
  shop: Pick<Shop, 'db' | 'media' | 'log'>,
) {
  serveStaffUpload(keepPictureEndpoint, largestPictureBytes, ({ body }) => uploadPicture(shop, body));
}
