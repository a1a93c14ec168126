import { letterFrameWording as wording } from '@shop/wording/letters.ts';
import type { Letter } from '../mail.ts';
import { letterLayout } from './layout.ts';
import { type ChangedTexts, letterWords } from './letter-words.ts';
import type { LetterLook } from './look.ts';
import { footnote, heading, type Part } from './parts.ts';

/** Whose letter it is. */
export type Sender = {
  publicUrl: string;
  shopName: string;
  look: LetterLook;
  /** Without them all letters have their original words. */
  texts?: ChangedTexts | undefined;
};

type LetterContent = {
  subject: string;
  to: keyof typeof wording.reasons;
  /** Mail programs show it after the subject in their list; without it, the first part. */
  preheader?: string;
  parts: readonly Part[];
  /** For letters to subscribers: the page for people, and the one-click address for mail programs. */
  unsubscribe?: { page: string | undefined; oneClick: string | undefined };
};

/** Puts content into the shop's frame, as HTML and as plain text. */
export function composeLetter(sender: Sender, { subject, preheader, to, parts, unsubscribe }: LetterContent): Letter {
  const { publicUrl, shopName, look } = sender;
  const isForStaff = to === 'owner' || to === 'staff';
  const signed = isForStaff ? [] : letterWords('frame', {}, sender).closing;
  const content = [heading(subject), ...parts, ...signed];
  const contacts = { words: wording.write, address: `${publicUrl}/contacts` };
  const unsubscribeLink = unsubscribe && { words: wording.unsubscribe, address: unsubscribe.page };
  const reason = footnote(wording.reasons[to](shopName), unsubscribeLink);
  const footer = [...(isForStaff ? [] : [footnote(wording.questions, contacts)]), reason];
  const signature = ['-- ', `${shopName}, ${publicUrl}`, ...footer.map(({ text }) => text)].join('\n');
  return {
    subject,
    text: `${[...content.map(({ text }) => text), signature].join('\n\n')}\n`,
    html: letterLayout({
      title: subject,
      preview: preheader || (parts[0]?.text ?? ''),
      content,
      footer,
      publicUrl,
      shopName,
      look,
    }),
    ...(unsubscribe?.oneClick !== undefined && { unsubscribeAddress: unsubscribe.oneClick }),
  };
}
