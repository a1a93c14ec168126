import { createHash } from 'node:crypto';

type PolicyOptions = {
  scriptMark: string;
  isDevelopment: boolean;
  /** Origin of the card widget that is allowed on this page, if it is not the shop's own. */
  cardOrigin?: string | undefined;
  /** Whether tags may be loaded here, with the visitor's consent. */
  hasTags?: boolean;
  /** Whether the shop's own back office may show the page in a frame. */
  isFramed?: boolean;
};

/** Hosts that Tag Manager and GA4 load and call. No `unsafe-eval`, so custom JavaScript variables do not work. */
const tagScripts = ['https://*.googletagmanager.com'];
const tagImages = [...tagScripts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const tagCalls = [...tagImages, 'https://www.google.com'];

/**
 * The Content-Security-Policy of one rendered page: only its own scripts may run, which have the nonce of this rendering.
 * An injected script has none. Hashes replace the nonce, so that the page can be cached.
 */
export function contentSecurityPolicy(
  marked: string,
  { scriptMark, isDevelopment, cardOrigin, hasTags = false, isFramed = false }: PolicyOptions,
): { html: string; policy: string } {
  const scripts = new Set<string>();
  const html = marked.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    (script, attributes: string, content: string) => {
      const mark = ` nonce="${scriptMark}"`;
      if (!attributes.includes(mark)) return script;
      if (content !== '') scripts.add(cspHash(content));
      return `<script${attributes.replace(mark, '')}>${content}</script>`;
    },
  );
  // The provider's script adds elements with inline styles, so they must be allowed. With no other origin to load from, a
  // style can do little harm.
  const hasInlineStyles = isDevelopment || cardOrigin !== undefined;
  const styles = new Set<string>();
  // The same for the colours of the shop. Where inline styles are allowed, a hash would forbid all others.
  for (const [, attributes = '', content = ''] of html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi))
    if (!hasInlineStyles && attributes.includes(` nonce="${scriptMark}"`)) styles.add(cspHash(content));
  const own = cardOrigin === undefined ? "'self'" : `'self' ${cardOrigin}`;
  const tags = (sources: readonly string[]) => (hasTags ? sources : []);
  const policy = [
    "default-src 'self'",
    ['script-src', own, ...scripts, ...tags(tagScripts)].join(' '),
    ['style-src', own, ...(hasInlineStyles ? ["'unsafe-inline'"] : styles)].join(' '),
    ['img-src', own, 'data:', ...tags(tagImages)].join(' '),
    `font-src ${own}`,
    ['connect-src', own, ...(isDevelopment ? ['ws:'] : []), ...tags(tagCalls)].join(' '),
    `frame-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // The widget posts a form into its frame, and on phones into the whole page.
    `form-action ${own}`,
  ].join('; ');
  return { html: html.replaceAll(` nonce="${scriptMark}"`, ''), policy };
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
