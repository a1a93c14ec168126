import { certificateProductsEndpoint, certificateVariantsEndpoint } from '@shop/contract/certificates.ts';
import type { ServeRemembered } from '../../http/serve-remembered.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue/remembered.ts';
import { readCertificateProducts, readCertificateVariants } from './read-certificates.ts';

export function certificateRoutes(serve: ServeRemembered, { db }: Pick<Shop, 'db'>) {
  serve(certificateVariantsEndpoint, async () => constant(await readCertificateVariants(db)));
  serve(certificateProductsEndpoint, async () => constant(await readCertificateProducts(db)));
}
