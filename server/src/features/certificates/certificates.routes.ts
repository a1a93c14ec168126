import * as admin from '@shop/contract/admin/certificates.ts';
import {
  certificateProductsEndpoint,
  certificateVariantsEndpoint,
  validateCertificateEndpoint,
} from '@shop/contract/certificates.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serving/serve.ts';
import type { ServeCached } from '../../http/serving/serve-cached.ts';
import type { StaffServing } from '../../http/serving/serve-staff.ts';
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

export function certificateRoutes(
  { serve, serveCached }: { serve: Serve; serveCached: ServeCached },
  { db }: Pick<Shop, 'db'>,
) {
  serveCached(certificateVariantsEndpoint, async () => constant(await readCertificateVariants(db)));
  serveCached(certificateProductsEndpoint, async () => constant(await readCertificateProducts(db)));
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
export function certificateAdminRoutes(
  { serveStaff, serveStaffFile }: Pick<StaffServing, 'serveStaff' | 'serveStaffFile'>,
  shop: Pick<Shop, 'db' | 'queue' | 'publicUrl'>,
) {
  serveStaff(admin.certificatesEndpoint, ({ query }) => readCertificates(shop.db, query));
  serveStaff(admin.certificateEndpoint, ({ params }) => readCertificate(shop.db, params.id));
  serveStaff(admin.issueCertificateEndpoint, ({ body }, member) => giveCertificate(shop, member, body));
  serveStaff(admin.blockCertificateEndpoint, ({ params, body }, member) =>
    blockCertificate(shop, member, { ...params, ...body, action: 'block' }),
  );
  serveStaff(admin.unblockCertificateEndpoint, ({ params, body }, member) =>
    blockCertificate(shop, member, { ...params, ...body, action: 'unblock' }),
  );
  serveStaff(admin.adjustCertificateEndpoint, ({ params, body }, member) =>
    correctCertificate(shop, member, { ...params, ...body }),
  );
  serveStaffFile(admin.printCertificateEndpoint, ({ params }) => printCertificate(shop, params.id));
}
