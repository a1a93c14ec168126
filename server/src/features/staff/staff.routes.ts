import * as endpoints from '@shop/contract/admin/staff.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { changeStaffMember } from './change-staff-member.ts';
import { addStaffMember } from './create-staff.ts';
import { inviteAgain, inviteStaff, withdrawInvitation } from './links/invite-staff.ts';
import { readStaff, readStaffMember } from './read-staff.ts';
import { giveStaffPassword, resetSecondFactor, signOutStaffEverywhere } from './sign-in/let-staff-in-again.ts';

export function staffRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'queue' | 'secrets'>) {
  serve.staff(endpoints.listStaffEndpoint, ({ query }) => readStaff(shop.db, query));
  serve.staff(endpoints.staffMemberEndpoint, ({ params }) => readStaffMember(shop.db, params.id));
  serve.staff(endpoints.addStaffMemberEndpoint, async ({ body: { password, ...newcomer } }, owner) => {
    const id =
      password === undefined
        ? await inviteStaff(shop, owner, newcomer)
        : await addStaffMember(shop, owner, { ...newcomer, password });
    return await readStaffMember(shop.db, id);
  });
  serve.staff(endpoints.inviteStaffAgainEndpoint, async ({ params }, owner) => {
    await inviteAgain(shop, owner, params.id);
    return await readStaffMember(shop.db, params.id);
  });
  serve.staff(endpoints.withdrawInvitationEndpoint, ({ params }, owner) => withdrawInvitation(shop, owner, params.id));
  serve.staff(endpoints.changeStaffMemberEndpoint, async ({ params, body }, owner) => {
    await changeStaffMember(shop, owner, { ...params, ...body });
    return await readStaffMember(shop.db, params.id);
  });
  serve.staff(endpoints.giveStaffPasswordEndpoint, ({ params, body }, owner) =>
    giveStaffPassword(shop, owner, params.id, body.password),
  );
  serve.staff(endpoints.resetSecondFactorEndpoint, ({ params }, owner) => resetSecondFactor(shop, owner, params.id));
  serve.staff(endpoints.endStaffSessionsEndpoint, ({ params }, owner) =>
    signOutStaffEverywhere(shop, owner, params.id),
  );
}
