import type { Storefront } from '../src/http/pages/storefront.ts';

type Render = Storefront['render'];

/** Long enough to be compressed. */
const text = 'роса '.repeat(1_000);

/** A storefront that counts its renderings. */
export function countingStorefront(render: (times: number, ...asked: Parameters<Render>) => Promise<Response>) {
  const rendered: string[] = [];
  return {
    /** Addresses in the order of their rendering. */
    rendered,
    isDevelopment: false,
    render: async (...asked: Parameters<Render>) => {
      rendered.push(asked[0]);
      return await render(rendered.length, ...asked);
    },
  };
}

export const ordinaryPages = () => countingStorefront(async (times) => htmlPage(`time ${times}`));

export function htmlPage(title: string, init: ResponseInit = {}): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...init.headers };
  return new Response(`<title>${title}</title>${text}`, { ...init, headers });
}
