import type { ApiReply } from '@shop/contract/client.ts';

export type EditedPage = ApiReply<'GET /api/v1/admin/information-pages/:id/'>;
export type ListedPage = ApiReply<'GET /api/v1/admin/information-pages/'>['data'][number];
