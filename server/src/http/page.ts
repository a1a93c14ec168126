import type { IncomingHttpHeaders } from 'node:http';
import { isDatabaseGone } from '../database/database-gone.ts';
import { retryAfterSeconds } from './answer-errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { askEveryTime, EncodedBody, isKnown } from './encoded-body.ts';
import { payingPermissionsPolicy, quietReferrerPolicy } from './security-headers.ts';

/** What the storefront answered to an address, compressed and ready to be sent any number of times. */
export type Page = {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  isCacheable: boolean;
};

export type Rendering = {
  response: Response;
  failures: readonly unknown[];
  scriptMark: string;
  isDevelopment: boolean;
  /** Whose card widget may work on this page, when it is not the shop's own. */
  cardOrigin: string | undefined;
  /** Whether tags may be loaded here, when the visitor agrees. */
  hasTags: boolean;
  /** Whether the address is nothing for others to read. */
  isQuiet: boolean;
  /** Whether it was perhaps made up for this one visit: not compressed before somebody asks for it again. */
  isMadeUp: boolean;
};

export async function pageOf(rendering: Rendering): Promise<Page> {
  const { response, failures, cardOrigin, isQuiet, isMadeUp } = rendering;
  const text = await response.text();
  const headers = { 'cache-control': 'no-store', ...Object.fromEntries(response.headers), vary: 'accept-encoding' };
  if (!isHtml(response)) return { status: response.status, headers, body: new EncodedBody(text), isCacheable: false };

  const { html, policy } = contentSecurityPolicy(text, rendering);
  const body = new EncodedBody(html);
  const rights = {
    'content-security-policy': policy,
    ...(cardOrigin !== undefined && { 'permissions-policy': payingPermissionsPolicy(cardOrigin) }),
    ...(isQuiet && { 'referrer-policy': quietReferrerPolicy }),
  };
  const page = { status: response.status, headers: { ...headers, ...rights }, body };
  if (isCacheable(rendering)) {
    // What is sent once is not worth it: an unknown address must stay cheap.
    if (!isMadeUp) await body.compress();
    const kept = { 'cache-control': askEveryTime, etag: body.etag };
    return { ...page, headers: { ...page.headers, ...kept }, isCacheable: true };
  }
  if (!failures.some(isDatabaseGone)) return { ...page, isCacheable: false };
  return { ...page, status: 503, headers: { ...page.headers, 'retry-after': retryAfterSeconds }, isCacheable: false };
}

/**
 * The page in a form the browser reads, or only the news that it has it already. Both carry all headers: a browser
 * puts those of the news on the page it has, the policy included.
 */
export function answerWith({ status, headers, body }: Page, asked: IncomingHttpHeaders) {
  if (headers.etag !== undefined && isKnown(headers.etag, asked['if-none-match'])) return { status: 304, headers };
  const { bytes, encoding } = body.madeFor(asked['accept-encoding']);
  return { status, headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding }, bytes };
}

/** It is complete and the same for everybody. */
function isCacheable({ response: { status, headers }, failures }: Rendering): boolean {
  const isPersonal = /no-store|private/i.test(headers.get('cache-control') ?? '') || headers.has('set-cookie');
  return status === 200 && failures.length === 0 && !isPersonal;
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
