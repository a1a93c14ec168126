import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** A foreign server on this machine, with one empty page at every address. */
export async function foreignServer() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Somebody else</title><body>');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Call = { method: string; path: string; body: string };

/** Content types of a body; without one the shop may guess. */
const kindsOfBody = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/json',
  '',
];

/** Tries each call by script in every way that browsers offer. Returns what could be read of the answers. */
export async function callByScript(page: Page, shop: string, calls: readonly Call[]): Promise<string[]> {
  return await page.evaluate(
    async ({ shop, calls, kinds }) => {
      const read: string[] = [];
      const call = async ({ method, path, body }: Call, type: string, mode: RequestMode) => {
        const options = { method, mode, credentials: 'include', body: new Blob([body], { type }) } as const;
        const text = await fetch(`${shop}${path}`, options).then(
          (answer) => answer.text(),
          () => '',
        );
        if (text !== '') read.push(`${method} ${path}: ${text.slice(0, 200)}`);
      };
      for (const type of kinds) {
        await Promise.all(calls.map((each) => call(each, type, 'cors')));
        await Promise.all(calls.map((each) => call(each, type, 'no-cors')));
      }
      return read;
    },
    { shop, calls, kinds: kindsOfBody },
  );
}

/** Tries each call by every kind of form, submitted into an iframe. */
export async function callByForm(page: Page, shop: string, calls: readonly Call[]): Promise<void> {
  await page.evaluate(
    async ({ shop, calls }) => {
      const send = async ({ path, body }: Call, enctype: string) => {
        const frame = document.createElement('iframe');
        frame.name = crypto.randomUUID();
        document.body.append(frame);
        const form = document.createElement('form');
        Object.assign(form, { action: `${shop}${path}`, method: 'post', enctype, target: frame.name });
        // The `=` between name and value of a plain text form becomes part of the JSON.
        const fields =
          enctype === 'text/plain'
            ? { [`${body.slice(0, -1)}${body === '{}' ? '' : ','}"a":"`]: '"}' }
            : JSON.parse(body);
        for (const [name, value] of Object.entries(fields)) {
          const field = document.createElement('input');
          Object.assign(field, { name, value });
          form.append(field);
        }
        document.body.append(form);
        const answered = new Promise((resolve) => frame.addEventListener('load', resolve));
        form.submit();
        await answered;
        frame.remove();
        form.remove();
      };
      for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
        await Promise.all(calls.map((call) => send(call, enctype)));
    },
    { shop, calls },
  );
}

/** The same as a top-level navigation: the answer is a page of the shop with all its rights. */
export async function postWholePage(page: Page, { origin, shop, call }: { origin: string; shop: string; call: Call }) {
  for (const enctype of ['application/x-www-form-urlencoded', 'text/plain']) {
    const answered = page.waitForEvent('framenavigated');
    await page.evaluate(
      ({ action, enctype, body }) => {
        const form = document.createElement('form');
        Object.assign(form, { action, method: 'post', enctype });
        const field = document.createElement('input');
        Object.assign(field, { name: `${body.slice(0, -1)}${body === '{}' ? '' : ','}"a":"`, value: '"}' });
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { action: `${shop}${call.path}`, enctype, body: call.body },
    );
    await answered;
    await page.goto(origin);
  }
}

/** Loads API addresses as pictures and scripts. Returns those that the browser accepted. */
export async function embed(page: Page, shop: string, paths: readonly string[]): Promise<string[]> {
  return await page.evaluate(
    async ({ shop, paths }) => {
      const load = async (tag: 'img' | 'script', path: string) => {
        const element = document.createElement(tag);
        const isLoaded = new Promise<boolean>((resolve) => {
          element.addEventListener('load', () => resolve(true));
          element.addEventListener('error', () => resolve(false));
        });
        element.src = `${shop}${path}`;
        document.body.append(element);
        return (await isLoaded) ? [`${tag} ${path}`] : [];
      };
      return (await Promise.all(paths.flatMap((path) => [load('img', path), load('script', path)]))).flat();
    },
    { shop, paths },
  );
}

/** Loads pages of the shop in iframes. Returns their content. */
export async function frame(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.evaluate(async (addresses) => {
    const frames = addresses.map((src) => Object.assign(document.createElement('iframe'), { src }));
    const loaded = frames.map((each) => new Promise((resolve) => each.addEventListener('load', resolve)));
    document.body.append(...frames);
    await Promise.all(loaded);
  }, addresses);
  const shown = () => {
    const frames = page.frames().filter((each) => each !== page.mainFrame());
    return frames.map((each) => each.url());
  };
  // The test hears where a frame has come to a little after the page does.
  await expect.poll(shown).not.toContain('');
  return shown();
}

/** Opens a page of the shop in a window. Returns what the opener can still access. */
export async function openWindow(page: Page, address: string): Promise<string> {
  const opening = page.waitForEvent('popup');
  const opened = await page.evaluateHandle((url) => window.open(url), address);
  const popup = await opening;
  await popup.waitForLoadState();
  const seen = await opened.evaluate((window) => (window?.closed ? 'nothing' : 'a window'));
  await popup.close();
  return seen;
}
