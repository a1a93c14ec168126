import { readFileSync } from 'node:fs';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** What browsers load from the company, by the names that it has there. */
const files = ['pay-widget.js', 'pay-widget.min.css', 'payment-page.js', 'payment-page.css'];

export function serveFile(name: string): Response | undefined {
  if (!files.includes(name)) return undefined;
  const type = name.endsWith('.js') ? types.js : types.css;
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  return new Response(readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8'), { headers });
}
