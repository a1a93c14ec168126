import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext, RenderingContext } from './api/page-context.ts';

export { pageContext } from './api/page-context.ts';

/** Renders the complete page before sending: its scripts are hashed for the content security policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark, requestNumber, report, hasMissingPage } = context.get(pageContext);
  // Unknown addresses are endless, so the server caches one 404 page per route and sends it instead of this empty one.
  if (status === 404 && hasMissingPage(entry.staticHandlerContext.matches.at(-1)!.route.id))
    return Promise.resolve(new Response(null, { status }));
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const page = (
      <RenderingContext value={{ scriptMark, requestNumber }}>
        <ServerRouter context={entry} url={request.url} nonce={scriptMark} />
      </RenderingContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      async onAllReady() {
        const html = new PassThrough();
        pipe(html);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(await text(html), { status: hasFailed ? 500 : status, headers }));
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        report(error);
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageContext).report(error);
};
