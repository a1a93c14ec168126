import * as endpoints from '@shop/contract/admin/staff-roles.ts';
import type { Serve } from '../../../http/serving/serving.ts';
import type { Shop } from '../../../shop.ts';
import { addRole, changeRole, deleteRole, readRole, readRoles } from './change-roles.ts';

export function roleRoutes(serve: Serve, shop: Pick<Shop, 'db'>) {
  serve.staff(endpoints.listRolesEndpoint, () => readRoles(shop.db));
  serve.staff(endpoints.readRoleEndpoint, ({ params }) => readRole(shop.db, params.id));
  serve.staff(endpoints.addRoleEndpoint, async ({ body }, member) =>
    readRole(shop.db, await addRole(shop, member, body)),
  );
  serve.staff(endpoints.changeRoleEndpoint, async ({ params, body }, member) => {
    await changeRole(shop, member, { ...params, ...body, version: body.version });
    return await readRole(shop.db, params.id);
  });
  serve.staff(endpoints.deleteRoleEndpoint, ({ params }, member) => deleteRole(shop, member, params.id));
}
