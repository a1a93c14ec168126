/** Marks what the owner fills in before a page is published. */
export const gap = (what: string): string => `[ЗАПОВНІТЬ: ${what}]`;

/** Finds the marks in a text without tags; one that lost its end counts, too. */
export const gapMark = /\[\s*заповніть[^\]]{0,200}\]?/giu;

export const gapsLeft = ({ gaps }: { gaps: readonly string[] }): string =>
  `Сторінку не опубліковано. Заповніть у тексті: ${gaps.join(', ')}.`;
