import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { apiContext } from './api/api.ts';

/** Renders the complete page before anything is sent: it is hashed for the content security policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      async onAllReady() {
        const html = new PassThrough();
        pipe(html);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(await text(html), { status: hasFailed ? 500 : status, headers }));
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    });
  });
}
