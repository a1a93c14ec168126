import type { IncomingHttpHeaders } from 'node:http';
import { isDatabaseGone } from '../../database/database-gone.ts';
import { retryAfterSeconds } from '../answer-errors.ts';
import { askEveryTime, EncodedBody, isKnown } from '../bodies/encoded-body.ts';
import { payingPermissionsPolicy, privateReferrerPolicy, quietReferrerPolicy } from '../security-headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** A rendered page, compressed and ready to be sent any number of times. */
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
  /** Origin of the card widget that is allowed on this page, if it is not the shop's own. */
  cardOrigin: string | undefined;
  /** Whether tags may be loaded here, with the visitor's consent. */
  hasTags: boolean;
  /** Whether the address is private: other sites get no referrer from it. */
  isQuiet: boolean;
  /** Whether the address has filters, so that it may never be requested again: not compressed at once. */
  isChosen: boolean;
  /** Whether the page must not be cached by anyone. */
  isPrivate: boolean;
  /** Whether the shop's own back office may show the page in a frame. */
  isFramed: boolean;
};

export async function toPage(rendering: Rendering): Promise<Page> {
  const { response, failures, cardOrigin, isQuiet, isChosen, isPrivate } = rendering;
  const text = await response.text();
  const headers = { 'cache-control': 'no-store', ...Object.fromEntries(response.headers), vary: 'accept-encoding' };
  if (!isHtml(response)) return { status: response.status, headers, body: new EncodedBody(text), isCacheable: false };

  const { html, policy } = contentSecurityPolicy(text, rendering);
  const body = new EncodedBody(html);
  const rights = {
    'content-security-policy': policy,
    ...(cardOrigin !== undefined && { 'permissions-policy': payingPermissionsPolicy(cardOrigin) }),
    ...(isQuiet && { 'referrer-policy': isPrivate ? privateReferrerPolicy : quietReferrerPolicy }),
  };
  const page = { status: response.status, headers: { ...headers, ...rights }, body };
  if (isCacheable(rendering)) {
    if (!isChosen) await body.compress();
    const kept = { 'cache-control': askEveryTime, etag: body.etag };
    return { ...page, headers: { ...page.headers, ...kept }, isCacheable: true };
  }
  if (!failures.some(isDatabaseGone)) return { ...page, isCacheable: false };
  return { ...page, status: 503, headers: { ...page.headers, 'retry-after': retryAfterSeconds }, isCacheable: false };
}

/**
 * The page in an encoding that the browser accepts, or a 304. Both have all headers, the policy included: the browser
 * applies the headers of a 304 to its copy.
 */
export function answerWith({ status, headers, body }: Page, asked: IncomingHttpHeaders) {
  if (headers.etag !== undefined && isKnown(headers.etag, asked['if-none-match'])) return { status: 304, headers };
  const { bytes, encoding } = body.madeFor(asked['accept-encoding']);
  return { status, headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding }, bytes };
}

/** Complete, and the same for all visitors. */
function isCacheable({ response: { status, headers }, failures, isPrivate }: Rendering): boolean {
  const isPersonal = /no-store|private/i.test(headers.get('cache-control') ?? '') || headers.has('set-cookie');
  return status === 200 && failures.length === 0 && !isPersonal && !isPrivate;
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
