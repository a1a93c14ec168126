import * as admin from '@shop/contract/admin/partner-applications.ts';
import type { StaffServing } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { decideApplication } from './decide-application.ts';
import { readApplication, readApplicationPhoto, readApplications } from './read-applications.ts';

export function partnerAdminRoutes(
  { serveStaff, serveStaffFile }: Pick<StaffServing, 'serveStaff' | 'serveStaffFile'>,
  shop: Pick<Shop, 'db' | 'media' | 'queue'>,
) {
  serveStaff(admin.partnerApplicationsEndpoint, ({ query }) => readApplications(shop.db, query));
  serveStaff(admin.partnerApplicationEndpoint, ({ params }) => readApplication(shop.db, params.id));
  serveStaffFile(admin.partnerPhotoEndpoint, ({ params }) => readApplicationPhoto(shop, params.id));
  serveStaff(admin.approvePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'approved', ...body }),
  );
  serveStaff(admin.declinePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'declined', ...body }),
  );
}
