import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from './judge-answer.ts';
import type { OddRequest } from './odd-requests.ts';

export type Send = (sent: Pick<OddRequest, 'method' | 'path' | 'headers' | 'body'>) => Promise<Answer>;

/** Sends over a socket with the address unchanged: `inject` would normalise it. */
export function sender(port: number): Send & Disposable {
  const agent = new Agent({ keepAlive: true });
  const send: Send = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...contentLength(body) },
      });
      asked.once('error', reject);
      asked.once('response', (response) => {
        const { statusCode = 0, headers: answered } = response;
        text(response).then((words) => resolve({ status: statusCode, headers: answered, body: words }), reject);
      });
      asked.end(body);
    });
  return Object.assign(send, { [Symbol.dispose]: () => agent.destroy() });
}

function contentLength(body: Buffer | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(body.length) };
}
