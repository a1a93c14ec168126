import { createHash } from 'node:crypto';

/** The policy of one complete page: only the scripts and styles that stand in it may run. It is kept with the page. */
export function contentSecurityPolicy(html: string, { isDevelopment }: { isDevelopment: boolean }): string {
  const scripts = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (content !== '' && !/\bsrc=/.test(attributes)) scripts.add(hashOf(content));
  }
  const withoutScripts = html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
  const styles = new Set<string>();
  for (const [, style = ''] of withoutScripts.matchAll(/\sstyle="([^"]*)"/g))
    styles.add(hashOf(unescapeAttribute(style)));

  const styleSources = isDevelopment
    ? ["style-src 'self' 'unsafe-inline'"]
    : ["style-src 'self'", ...(styles.size > 0 ? [`style-src-attr 'unsafe-hashes' ${[...styles].join(' ')}`] : [])];
  return [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    ...styleSources,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

function unescapeAttribute(text: string): string {
  const characters: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return text.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}
