import * as office from '@shop/contract/admin/partner-applications.ts';
import type { StaffServing } from '../../http/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { decideApplication } from './decide-application.ts';
import { readApplication, readApplicationPhoto, readApplications } from './read-applications.ts';

export function partnerOfficeRoutes(
  { serveStaff, serveStaffFile }: Pick<StaffServing, 'serveStaff' | 'serveStaffFile'>,
  shop: Pick<Shop, 'db' | 'media' | 'queue'>,
) {
  serveStaff(office.partnerApplicationsEndpoint, ({ query }) => readApplications(shop.db, query));
  serveStaff(office.partnerApplicationEndpoint, ({ params }) => readApplication(shop.db, params.id));
  serveStaffFile(office.partnerPhotoEndpoint, ({ params }) => readApplicationPhoto(shop, params.id));
  serveStaff(office.approvePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'approved', ...body }),
  );
  serveStaff(office.declinePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'declined', ...body }),
  );
}
