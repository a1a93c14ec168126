import * as admin from '@shop/contract/admin/certificates.ts';
import {
  certificateProductsEndpoint,
  certificateVariantsEndpoint,
  validateCertificateEndpoint,
} from '@shop/contract/certificates.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { constant } from '../catalogue-cache/index.ts';
import { limits } from '../rate-limits/index.ts';
import { blockCertificate } from './block-certificate.ts';
import { correctCertificate } from './correct-certificate.ts';
import { giveCertificate } from './issuing/give-certificate.ts';
import { printCertificate } from './print-certificate.ts';
import { readCertificate, readCertificates } from './read-certificate.ts';
import { readCertificateProducts, readCertificateVariants } from './read-certificates.ts';
import { validateCertificate } from './validate-certificate.ts';

export function certificateRoutes({ serve }: { serve: Serve }, { db }: Pick<Shop, 'db'>) {
  serve.cached(certificateVariantsEndpoint, async () => constant(await readCertificateVariants(db)));
  serve.cached(certificateProductsEndpoint, async () => constant(await readCertificateProducts(db)));
  serve(
    validateCertificateEndpoint,
    async ({ body }) => {
      const { serialNumber, balance, validUntil } = await validateCertificate(db, body.serial_number);
      const amount = toDecimal(kopiykas(balance));
      return { serial_number: serialNumber, amount, status: 'active' as const, valid_until: validUntil };
    },
    { limit: limits.certificate, subject: ({ body }) => body.serial_number },
  );
}

/** Staff only. */
export function certificateAdminRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'queue' | 'publicUrl'>) {
  serve.staff(admin.certificatesEndpoint, ({ query }) => readCertificates(shop.db, query));
  serve.staff(admin.certificateEndpoint, ({ params }) => readCertificate(shop.db, params.id));
  serve.staff(admin.issueCertificateEndpoint, ({ body }, member) => giveCertificate(shop, member, body));
  serve.staff(admin.blockCertificateEndpoint, ({ params, body }, member) =>
    blockCertificate(shop, member, { ...params, ...body, action: 'block' }),
  );
  serve.staff(admin.unblockCertificateEndpoint, ({ params, body }, member) =>
    blockCertificate(shop, member, { ...params, ...body, action: 'unblock' }),
  );
  serve.staff(admin.adjustCertificateEndpoint, ({ params, body }, member) =>
    correctCertificate(shop, member, { ...params, ...body }),
  );
  serve.staffFile(admin.printCertificateEndpoint, ({ params }) => printCertificate(shop, params.id));
}
