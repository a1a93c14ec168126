import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext, RenderingContext } from './api/page-context.ts';

export { pageContext } from './api/page-context.ts';

/** Renders the complete page before sending: its scripts are hashed for the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { scriptMark, requestNumber, report, hasMissingPage } = context.get(pageContext);
  // Unknown addresses are endless, so the server caches one 404 page per route and sends it instead of this empty one.
  if (status === 404 && hasMissingPage(entry.staticHandlerContext.matches.at(-1)!.route.id))
    return new Response(null, { status });
  const data = await takeData(entry);
  return await new Promise((resolve, reject) => {
    let hasFailed = false;
    const page = (
      <RenderingContext value={{ scriptMark, requestNumber, data }}>
        <ServerRouter context={entry} url={request.url} nonce={scriptMark} />
      </RenderingContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce: scriptMark,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(collect((html) => resolve(new Response(html, { status: hasFailed ? 500 : status, headers }))));
      },
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        report(error);
      },
    });
  });
}

/** Gives away all that is written, as one text. */
function collect(give: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      give(Buffer.concat(chunks).toString());
      next();
    },
  });
}

/** `PageScripts` writes the data. In development the router does, after the page. */
async function takeData(entry: EntryContext): Promise<string> {
  const { serverHandoffStream } = entry;
  if (import.meta.env.DEV || serverHandoffStream === undefined) return '';
  delete entry.serverHandoffStream;
  return await text(serverHandoffStream);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(pageContext).report(error);
};
