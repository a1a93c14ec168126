import { type Api, addressOf } from '@shop/contract/client.ts';
import { callApi } from './call-api.ts';

/** The API by its contract, for everything that is not a list or form of react-admin. */
export const api: Api = async (address, request = {}) => {
  const [method = ''] = address.split(' ');
  return (await callApi(method, addressOf(address, request), request.body)) as never;
};
