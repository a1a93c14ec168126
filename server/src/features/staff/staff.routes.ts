import * as endpoints from '@shop/contract/admin/staff.ts';
import type { ServeStaff } from '../../http/serving/serve-staff.ts';
import type { Shop } from '../../shop.ts';
import { changeStaffMember } from './change-staff-member.ts';
import { addStaffMember } from './create-staff.ts';
import { readStaff, readStaffMember } from './read-staff.ts';
import { giveStaffPassword, resetSecondFactor, signOutStaffEverywhere } from './sign-in/let-staff-in-again.ts';

export function staffRoutes(serveStaff: ServeStaff, shop: Pick<Shop, 'db'>) {
  serveStaff(endpoints.listStaffEndpoint, ({ query }) => readStaff(shop.db, query));
  serveStaff(endpoints.staffMemberEndpoint, ({ params }) => readStaffMember(shop.db, params.id));
  serveStaff(endpoints.addStaffMemberEndpoint, async ({ body }, owner) =>
    readStaffMember(shop.db, await addStaffMember(shop, owner, body)),
  );
  serveStaff(endpoints.changeStaffMemberEndpoint, async ({ params, body }, owner) => {
    await changeStaffMember(shop, owner, { ...params, ...body });
    return await readStaffMember(shop.db, params.id);
  });
  serveStaff(endpoints.giveStaffPasswordEndpoint, ({ params, body }, owner) =>
    giveStaffPassword(shop, owner, params.id, body.password),
  );
  serveStaff(endpoints.resetSecondFactorEndpoint, ({ params }, owner) => resetSecondFactor(shop, owner, params.id));
  serveStaff(endpoints.endStaffSessionsEndpoint, ({ params }, owner) => signOutStaffEverywhere(shop, owner, params.id));
}
