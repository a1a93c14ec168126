import { createRequire } from 'node:module';

// Loaded with the first text that an editor writes: it is dozens of files, and no customer needs it.
const require = createRequire(import.meta.url);
const load = () => require('sanitize-html') as typeof import('sanitize-html');

/**
 * Sanitises HTML written by an editor: text, lists, tables and links stay; scripts, styles and handlers are removed. A link
 * that `isLinkAllowed` refuses leads nowhere.
 */
export function cleanHtml(html: string, isLinkAllowed: (href: string) => boolean = () => true): string {
  return load()(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: isLinkAllowed(attribs.href ?? '') ? attribs : {} }),
    },
  }).trim();
}
