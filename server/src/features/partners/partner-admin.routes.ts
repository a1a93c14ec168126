import * as admin from '@shop/contract/admin/partner-applications.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { decideApplication } from './decide-application.ts';
import { readApplication, readApplicationPhoto, readApplications } from './read-applications.ts';

export function partnerAdminRoutes({ serve }: { serve: Serve }, shop: Pick<Shop, 'db' | 'media' | 'queue'>) {
  serve.staff(admin.partnerApplicationsEndpoint, ({ query }) => readApplications(shop.db, query));
  serve.staff(admin.partnerApplicationEndpoint, ({ params }) => readApplication(shop.db, params.id));
  serve.staffFile(admin.partnerPhotoEndpoint, ({ params }) => readApplicationPhoto(shop, params.id));
  serve.staff(admin.approvePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'approved', ...body }),
  );
  serve.staff(admin.declinePartnerEndpoint, ({ params, body }, member) =>
    decideApplication(shop, member, params.id, { state: 'declined', ...body }),
  );
}
