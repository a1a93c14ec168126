import type { DataProvider, GetListParams } from 'react-admin';
import { callApi } from './call-api.ts';

const root = '/api/v1/admin';
const mostPerPage = 100;

const fetchList = (resource: string, query: object) => callApi('GET', `${root}/${resource}/${toQueryString(query)}`);
const one = (resource: string, id: unknown) => `${root}/${resource}/${encodeURIComponent(String(id))}/`;

/** All resources work alike: lists by page, one record by id, changes with the whole record. */
export const dataProvider: DataProvider = {
  getList: async (resource, params) => (await readPages(resource, listQuery(params))) as never,
  getOne: async (resource, { id }) => ({ data: (await callApi('GET', one(resource, id))) as never }),
  getMany: async (resource, { ids }) =>
    (await fetchList(resource, { ids: ids.join(','), per_page: mostPerPage })) as never,
  getManyReference: async (resource, { target, id, ...params }) =>
    (await fetchList(resource, { ...listQuery(params), [target]: id })) as never,
  create: async (resource, { data }) => ({ data: (await callApi('POST', `${root}/${resource}/`, data)) as never }),
  // `part`: a part of the record with a call of its own, such as the draft of a page.
  update: async (resource, { id, data, meta }) => {
    const part = (meta as { part?: string } | undefined)?.part;
    const address = one(resource, id);
    return { data: (await callApi('PUT', part === undefined ? address : `${address}${part}/`, data)) as never };
  },
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await callApi('PUT', one(resource, id), data);
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    await callApi('DELETE', one(resource, id));
    return { data: (previousData ?? { id }) as never };
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await callApi('DELETE', one(resource, id));
    return { data: ids };
  },
};

type ListQuery = { page?: number | undefined; per_page?: number | undefined };
type Page = { data: unknown[]; total: number };

/** The API limits the page size. A longer list, as for «Вибрати все», is read in several pages. */
async function readPages(resource: string, query: ListQuery): Promise<Page> {
  const { per_page = mostPerPage } = query;
  if (per_page <= mostPerPage) return (await fetchList(resource, query)) as Page;
  const data: unknown[] = [];
  for (let page = 1; ; page++) {
    const next = (await fetchList(resource, { ...query, page, per_page: mostPerPage })) as Page;
    data.push(...next.data);
    if (next.data.length < mostPerPage || data.length >= per_page)
      return { data: data.slice(0, per_page), total: next.total };
  }
}

function listQuery({ pagination, sort, filter }: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): ListQuery {
  return {
    ...filter,
    page: pagination?.page,
    per_page: pagination?.perPage,
    // react-admin sorts by id when no order was chosen: then use the list's own order.
    ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order }),
  };
}

function toQueryString(query: object): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`;
}
