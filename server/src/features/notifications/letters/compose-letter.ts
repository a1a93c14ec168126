import { letterFrameWording as wording } from '@shop/wording/letters.ts';
import type { Letter } from '../mail.ts';
import { letterLayout } from './layout.ts';
import { footnote, heading, type Part } from './parts.ts';

/** Whose letter it is. */
export type Sender = { publicUrl: string; shopName: string };

type LetterContent = {
  subject: string;
  to: keyof typeof wording.reasons;
  /** Mail programs show the first part after the subject in their list. */
  parts: readonly [Part, ...Part[]];
  /** For letters to subscribers: the page for people, and the one-click address for mail programs. */
  unsubscribe?: { page: string | undefined; oneClick: string | undefined };
};

/** Puts content into the shop's frame, as HTML and as plain text. */
export function composeLetter(
  { publicUrl, shopName }: Sender,
  { subject, to, parts, unsubscribe }: LetterContent,
): Letter {
  const content = [heading(subject), ...parts];
  const contacts = { words: wording.write, address: `${publicUrl}/contacts` };
  const unsubscribeLink = unsubscribe && { words: wording.unsubscribe, address: unsubscribe.page };
  const reason = footnote(wording.reasons[to](shopName), unsubscribeLink);
  const isOurs = to === 'owner' || to === 'staff' || to === 'team';
  const footer = [...(isOurs ? [] : [footnote(wording.questions, contacts)]), reason];
  const signature = ['-- ', `${shopName}, ${publicUrl}`, ...footer.map(({ text }) => text)].join('\n');
  return {
    subject,
    text: `${[...content.map(({ text }) => text), signature].join('\n\n')}\n`,
    html: letterLayout({ title: subject, preview: parts[0].text, content, footer, publicUrl, shopName }),
    ...(unsubscribe?.oneClick !== undefined && { unsubscribeAddress: unsubscribe.oneClick }),
  };
}
