import { createHash } from 'node:crypto';
import { mailboxWording as wording } from '@shop/wording/mailbox.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { Html, html } from '../features/notifications/letters/html.ts';
import type { KeptMessage } from '../features/notifications/mail.ts';
import { mailboxStyle } from './mailbox-style.ts';

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

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
export function listPage(path: string, messages: readonly KeptMessage[], mostShown: number): string {
  const content = html`<h1>${wording.title}</h1>
<p>${wording.explanation}</p>
${messages.length === 0 ? html`<p>${wording.empty}</p>` : html`<ul class="letters">${messages.map((each) => listItem(path, each))}</ul>`}
${messages.length < mostShown ? '' : html`<p>${wording.onlyNewest(mostShown)}</p>`}`;
  return document(wording.title, { path: '/', words: wording.toShop }, content);
}

function listItem(path: string, { name, subject, to, sentAt }: KeptMessage): Html {
  return html`<li><a href="${path}/${name}"><strong>${subject}</strong><span>${to}, ${timeElement(sentAt)}</span></a></li>\n`;
}

export function messagePage(path: string, message: KeptMessage): string {
  const { name, subject, from, to, sentAt, text, attachments } = message;
  const content = html`<h1>${subject}</h1>
<dl><dt>${wording.from}</dt><dd>${from}</dd><dt>${wording.to}</dt><dd>${to}</dd><dt>${wording.sentAt}</dt><dd>${timeElement(sentAt)}</dd></dl>
<iframe sandbox="${letterRights}" src="${path}/${name}/letter" title="${wording.letter}"></iframe>
${attachments.length === 0 ? '' : html`<h2>${wording.files}</h2>\n<ul class="links">${attachments.map((file, index) => html`<li><a href="${path}/${name}/files/${String(index)}">${file.name}</a></li>\n`)}</ul>`}
<h2>${wording.links}</h2>
<ul class="links">${linksIn(text).map((address) => html`<li><a href="${address}">${address}</a></li>\n`)}</ul>
<details><summary>${wording.withoutMarkup}</summary><pre>${text}</pre></details>`;
  return document(subject, { path, words: wording.allLetters }, content);
}

/** Unique links, in the order of the letter. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/\bhttps?:\/\/[^\s<>"]+/g))];
}

function timeElement(sentAt: Date): Html {
  return html`<time datetime="${sentAt.toISOString()}">${kyivTime.format(sentAt)}</time>`;
}

function document(title: string, back: { path: string; words: string }, content: Html): string {
  return html`<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${shopWording.pageTitle(title)}</title>
<link rel="icon" href="data:,">
<style>${new Html(mailboxStyle)}</style>
</head>
<body>
<header><a class="wordmark" href="/">${shopWording.name}</a><a href="${back.path}">${back.words}</a></header>
<main>
${content}
</main>
</body>
</html>
`.markup;
}
