import { Html, html } from './html.ts';
import { dayColours, type LetterLook, sheets, style } from './look.ts';
import type { Part } from './parts.ts';

/** Fills the preview in a list of letters, so that the content of the letter does not appear there. */
const filler = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/**
 * Tables and inline styles, which all mail programs show alike. Outlook for Windows has no max-width and gets a table
 * of its own around. No pictures but an uploaded logo, at an address that is the same for all: others are often blocked,
 * and they track the reader.
 */
export function letterLayout(letter: {
  title: string;
  preview: string;
  content: readonly Part[];
  footer: readonly Part[];
  publicUrl: string;
  shopName: string;
  look: LetterLook;
}): string {
  const { title, preview, content, footer, publicUrl, look } = letter;
  const colours = dayColours(look.palette);
  return html`<!doctype html>
<html lang="uk">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
${sheets(look.palette).map((sheet) => new Html(`<style>${sheet}</style>\n`))}
</head>
<body class="page" bgcolor="${colours.page}" style="margin:0;padding:0;background:${colours.page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${filler}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.page}" style="background:${colours.page}"><tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="inside" style="padding:0 32px 16px"><a class="link" href="${publicUrl}" target="_blank" style="${style.wordmark};color:${colours.fir}">${wordmark(letter)}</a></td></tr>
<tr><td class="card inside" bgcolor="${colours.card}" style="padding:32px 32px 16px;border-radius:8px;background:${colours.card}">
${content.map((part) => part.html(colours))}</td></tr>
<tr><td class="inside" style="padding:24px 32px 0">
${footer.map((part) => part.html(colours))}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`.markup;
}

function wordmark({ shopName, publicUrl, look }: { shopName: string; publicUrl: string; look: LetterLook }): Html {
  const { logo, hasDrop, palette } = look;
  if (logo !== null)
    return html`<img class="logo" src="${publicUrl}${logo.path}" alt="${shopName}" width="${String(logo.width)}" height="${String(logo.height)}" border="0" style="${style.logo}">`;
  const drop = html`<span class="button" style="${style.drop};background:${palette.fir}"></span>`;
  return html`${shopName}${hasDrop ? drop : ''}`;
}
