import type { SvgProblem } from '@shop/contract/errors.ts';

const mostBytes = 1024 * 1024;

/** The first tag, after a declaration and comments. */
const beginning = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;

export function beginsLikeAnSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8');
  return (
    /^\uFEFF?\s*<(\?xml|!--|!doctype\s+svg|svg[\s>])/i.test(start) &&
    /<svg[\s>]/i.test(Buffer.from(bytes).toString('latin1'))
  );
}

/**
 * What forbids an SVG, if anything. The whole text is searched, comments included, so that no parser reads something else
 * than was checked: what is refused too much can be saved again without it.
 */
export function findSvgProblem(bytes: Uint8Array): SvgProblem | undefined {
  if (bytes.byteLength > mostBytes) return 'too_large';
  const text = readUtf8(bytes);
  if (text === undefined || /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return 'encoding';
  if (/<!(?!--|\[CDATA\[)/.test(text)) return 'doctype';
  if (!beginning.test(text) || /<\?(?!xml\s)/.test(text)) return 'unreadable';
  return [text, decoded(text)].map(findForbidden).find((problem) => problem !== undefined);
}

function findForbidden(text: string): SvgProblem | undefined {
  if (/<\s*\/?\s*([\w.-]+:)?(script|foreignobject|iframe|object|embed|audio|video|handler|listener)\b/i.test(text))
    return 'script';
  if (/\son\w+\s*=/i.test(text)) return 'script';
  // A backslash can spell any word of a style sheet.
  if (/@import|\\/i.test(text)) return 'style';
  if (/(xml:base|\ssrc)\s*=|<\s*([\w.-]+:)?feimage\b|image-set\s*\(|\bsrc\s*\(/i.test(text)) return 'reference';
  for (const [, , address = ''] of text.matchAll(/href\s*=\s*(["'])([\s\S]*?)\1/gi))
    if (!isInside(address)) return 'reference';
  for (const [, rest = ''] of text.matchAll(/url\s*\(\s*([\s\S]{0,40})/gi))
    if (!isInside(rest.replace(/^(["']|&quot;|&apos;)\s*/, ''))) return 'reference';
  return undefined;
}

const isInside = (address: string) => /^\s*(#|data:image\/(png|jpeg);base64,)/.test(address);

/** Without a DTD, an XML file has no other references that hide a word. */
function decoded(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
