import type { ApiReply } from '@shop/contract/client.ts';

export type StaffMember = ApiReply<'GET /api/v1/admin/staff/:id/'>;
