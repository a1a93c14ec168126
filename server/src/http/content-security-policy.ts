import { createHash } from 'node:crypto';

/**
 * The policy of one complete page: only its own scripts may run. They are those that carry the mark of this rendering;
 * a script that got into the page any other way has none. Hashes instead of the mark let the page be kept and sent again.
 */
export function contentSecurityPolicy(
  marked: string,
  { scriptMark, isDevelopment }: { scriptMark: string; isDevelopment: boolean },
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
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
  return { html: html.replaceAll(` nonce="${scriptMark}"`, ''), policy };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
