import { createHash } from 'node:crypto';
import type { Palette } from '@shop/domain/palette.ts';
import { mailboxWording as wording } from '@shop/wording/mailbox.ts';
import { Html, html } from '../../features/notifications/letters/html.ts';
import type { KeptMessage } from '../../features/notifications/mail.ts';

const styleOf = (colours: Palette) => `
  body { margin: 0; background: ${colours.paper}; color: ${colours.ink}; font: 16px/1.6 Onest, system-ui, "Segoe UI", Roboto, sans-serif; }
  header, main { max-width: 720px; margin: 0 auto; padding: 16px 20px; }
  header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1px solid ${colours.line}; }
  a { color: ${colours.fir}; }
  header a { display: inline-block; padding: 10px 0; }
  a.wordmark { font: 32px/1.2 Georgia, "Times New Roman", serif; text-decoration: none; }
  h1 { margin: 16px 0 12px; font: 30px/1.2 Georgia, "Times New Roman", serif; overflow-wrap: anywhere; }
  h2 { margin: 28px 0 8px; font-size: 16px; }
  p, dl { margin: 0 0 16px; color: ${colours.inkSoft}; }
  ul { margin: 0; padding: 0; list-style: none; }
  li a { overflow-wrap: anywhere; }
  .letters a { display: block; padding: 14px 0; border-bottom: 1px solid ${colours.line}; color: inherit; text-decoration: none; }
  .letters a:hover strong { text-decoration: underline; }
  .letters strong { display: block; font-weight: 600; }
  .letters span { color: ${colours.inkMute}; font-size: 14px; }
  .links a { display: block; padding: 10px 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; font-size: 15px; }
  dd { margin: 0; color: ${colours.ink}; overflow-wrap: anywhere; }
  iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid ${colours.line}; border-radius: 8px; background: ${colours.mist}; }
  pre { padding: 20px; border-radius: 8px; background: ${colours.mist}; white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { padding: 10px 0; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 2px solid ${colours.fir}; outline-offset: 3px; }
`;
export function pagePolicy(colours: Palette): string {
  const styleHash = createHash('sha256').update(styleOf(colours)).digest('base64');
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Links of a letter may open in a new window without the sandbox. */
export const letterRights = 'allow-popups allow-popups-to-escape-sandbox';

const kyivTime = new Intl.DateTimeFormat('uk-UA', {
  timeZone: 'Europe/Kyiv',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `mostShown` is the limit of the list. */
export function listPage(
  path: string,
  messages: readonly KeptMessage[],
  { mostShown, colours }: { mostShown: number; colours: Palette },
): string {
  const content = html`<h1>${wording.title}</h1>
<p>${wording.explanation}</p>
${messages.length === 0 ? html`<p>${wording.empty}</p>` : html`<ul class="letters">${messages.map((each) => listItem(path, each))}</ul>`}
${messages.length < mostShown ? '' : html`<p>${wording.onlyNewest(mostShown)}</p>`}`;
  return document(wording.title, path, { path: '/', words: wording.toShop }, content, colours);
}

function listItem(path: string, { name, subject, to, sentAt }: KeptMessage): Html {
  return html`<li><a href="${path}/${name}"><strong>${subject}</strong><span>${to}, ${timeElement(sentAt)}</span></a></li>\n`;
}

export function messagePage(path: string, message: KeptMessage, colours: Palette): string {
  const { name, subject, from, to, sentAt, text, attachments } = message;
  const content = html`<h1>${subject}</h1>
<dl><dt>${wording.from}</dt><dd>${from}</dd><dt>${wording.to}</dt><dd>${to}</dd><dt>${wording.sentAt}</dt><dd>${timeElement(sentAt)}</dd></dl>
<iframe sandbox="${letterRights}" src="${path}/${name}/letter" title="${wording.letter}"></iframe>
${attachments.length === 0 ? '' : html`<h2>${wording.files}</h2>\n<ul class="links">${attachments.map((file, index) => html`<li><a href="${path}/${name}/files/${String(index)}">${file.name}</a></li>\n`)}</ul>`}
<h2>${wording.links}</h2>
<ul class="links">${linksIn(text).map((address) => html`<li><a href="${address}">${address}</a></li>\n`)}</ul>
<details><summary>${wording.withoutMarkup}</summary><pre>${text}</pre></details>`;
  return document(subject, path, { path, words: wording.allLetters }, content, colours);
}

/** Unique links, in the order of the letter. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/\bhttps?:\/\/[^\s<>"]+/g))];
}

function timeElement(sentAt: Date): Html {
  return html`<time datetime="${sentAt.toISOString()}">${kyivTime.format(sentAt)}</time>`;
}

function document(
  title: string,
  list: string,
  back: { path: string; words: string },
  content: Html,
  colours: Palette,
): string {
  return html`<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(styleOf(colours))}</style>
</head>
<body>
<header><a class="wordmark" href="${list}">${wording.title}</a><a href="${back.path}">${back.words}</a></header>
<main>
${content}
</main>
</body>
</html>
`.markup;
}
