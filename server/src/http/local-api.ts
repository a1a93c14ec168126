import type { Api } from '@shop/contract/client.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import { parseRequest, type RawRequest } from './serving/parse-request.ts';

type Answer = (request: RawRequest) => Promise<unknown>;

/** The API for pages rendered in this process: the same calls and replies, without HTTP. */
export class LocalApi {
  #answers = new Map<string, Answer>();

  register<E extends Endpoint>(
    endpoint: E,
    answer: (request: ReturnType<typeof parseRequest<E>>) => Promise<unknown>,
  ): void {
    this.#answers.set(`${endpoint.method} ${endpoint.path}`, (request) => answer(parseRequest(endpoint, request)));
  }

  readonly call: Api = async (address, request = {}) => {
    const answer = this.#answers.get(address);
    if (answer === undefined) throw new Error(`no local endpoint for ${address}`);
    const { params, query, body, headers } = request as Partial<RawRequest>;
    return (await answer({ params, query, body, headers })) as never;
  };
}
