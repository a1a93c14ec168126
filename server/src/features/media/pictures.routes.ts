import { keepPictureEndpoint, largestPictureBytes } from '@shop/contract/admin/products.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { uploadPicture } from './upload-picture.ts';

export function pictureRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'media' | 'log'>) {
  serve.staffUpload(keepPictureEndpoint, largestPictureBytes, ({ body }) => uploadPicture(shop, body));
}
