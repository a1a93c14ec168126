import { createHash } from 'node:crypto';

type PolicyOptions = {
  scriptMark: string;
  isDevelopment: boolean;
  /** Whose card widget may work on this page, when it is not the shop's own. */
  cardOrigin?: string | undefined;
  /** Whether tags may be loaded here, when the visitor agrees. */
  hasTags?: boolean;
};

/** What the container of tags and GA4 load and call. No `unsafe-eval`: variables written in JavaScript do not work. */
const tagScripts = ['https://*.googletagmanager.com'];
const tagImages = [...tagScripts, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];
const tagCalls = [...tagImages, 'https://www.google.com'];

/**
 * The policy of one complete page: only its own scripts may run. They are those that carry the mark of this rendering;
 * a script that got into the page any other way has none. Hashes instead of the mark let the page be kept and sent again.
 */
export function contentSecurityPolicy(
  marked: string,
  { scriptMark, isDevelopment, cardOrigin, hasTags = false }: PolicyOptions,
): { html: string; policy: string } {
  const scripts = new Set<string>();
  const html = marked.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    (script, attributes: string, content: string) => {
      const mark = ` nonce="${scriptMark}"`;
      if (!attributes.includes(mark)) return script;
      if (content !== '') scripts.add(hashOf(content));
      return `<script${attributes.replace(mark, '')}>${content}</script>`;
    },
  );
  const own = cardOrigin === undefined ? "'self'" : `'self' ${cardOrigin}`;
  // The provider's script writes styles into the elements that it adds, and working shops have to allow it. With no other
  // origin to load from, a style can do little.
  const hasInlineStyles = isDevelopment || cardOrigin !== undefined;
  const tags = (sources: readonly string[]) => (hasTags ? sources : []);
  const policy = [
    "default-src 'self'",
    ['script-src', own, ...scripts, ...tags(tagScripts)].join(' '),
    `style-src ${own}${hasInlineStyles ? " 'unsafe-inline'" : ''}`,
    ['img-src', own, 'data:', ...tags(tagImages)].join(' '),
    `font-src ${own}`,
    ['connect-src', own, ...(isDevelopment ? ['ws:'] : []), ...tags(tagCalls)].join(' '),
    `frame-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The widget posts a form into its frame, and on phones for the whole page.
    `form-action ${own}`,
  ].join('; ');
  return { html: html.replaceAll(` nonce="${scriptMark}"`, ''), policy };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
