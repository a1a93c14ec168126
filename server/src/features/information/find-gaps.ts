import { gapMark } from '@shop/wording/page-gaps.ts';

/** The marks of what the owner has to fill in, wherever tags or entities divide them. */
export function findGaps({ title, content }: { title: string; content: string }): string[] {
  const text = `${title} ${content.replace(/<[^>]*>/g, '')}`.replace(/&nbsp;|\s/g, ' ').replaceAll('&amp;', '&');
  return [...new Set(text.match(gapMark))];
}
