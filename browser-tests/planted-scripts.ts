import type { Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** Fits into the unit field of twenty characters. */
export const shortScript = '"><svg onload=xss()>';
/** Breaks out of text, attributes, scripts, JSON and templates; a spreadsheet would run it as a formula. */
export const script = `=1+1'"></script><script>xss()</script><img src=x onerror=xss()>{{7*7}}\u2028`;
/** What a malicious editor would write, and the same as escaped text. */
export const html = `<p onclick="xss()">Текст &lt;img src=x onerror=xss()&gt;</p><img src=x onerror=xss()><script>xss()</script>
<a href="javascript:xss()">посилання</a><a href="java&#09;script:xss()">посилання</a><svg onload=xss()><style>@import 'x'</style>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=xss()&gt;">`;

/** Calls the API, and records which fields got a script: 'POST /api/v1/admin/brands/.name'. */
export class Writer {
  readonly planted = new Set<string>();
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, shop: string) {
    this.#page = page;
    this.#origin = new URL(shop).origin;
  }

  async send(method: 'POST' | 'PUT', path: string, body: object) {
    const reply = await this.#page.request.fetch(path, { method, data: body, headers: { origin: this.#origin } });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
    this.#note(path, body);
    return await reply.json().catch(() => undefined);
  }

  async read(path: string) {
    return await (await this.#page.request.get(path)).json();
  }

  async sendForm(path: string, fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) {
    const reply = await this.#page.request.post(path, { multipart: fields });
    expect(reply.ok(), await reply.text()).toBe(true);
    this.#note(path, fields);
  }

  async sendBytes(path: string, bytes: Buffer) {
    const headers = { origin: this.#origin, 'content-type': 'application/octet-stream' };
    const reply = await this.#page.request.post(path, { data: bytes, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return await reply.json();
  }

  /** Creating and updating a record count as the same field. */
  #note(path: string, body: unknown, field = ''): void {
    if (typeof body === 'string' && body.includes('xss()')) this.planted.add(fieldOf(path, field));
    if (Array.isArray(body)) for (const each of body) this.#note(path, each, `${field}[]`);
    else if (typeof body === 'object' && body !== null)
      for (const [name, value] of Object.entries(body)) this.#note(path, value, `${field}.${name}`);
  }
}

/** Makes 'admin/brands .name' of '/api/v1/admin/brands/7/' and '.name'. */
export function fieldOf(path: string, field: string): string {
  return `${path
    .replace('/api/v1/', '')
    .replace(/\/(\d+|\{\w+\}|(delivery|home|about|contacts|top_bar|menu|footer)(?=\/))/g, '')
    .replace(/\/$/, '')} ${field}`;
}
