/** After the fixed +38. */
export const phoneDigits = 10;
/** Where a group of digits begins: three, three, two, two. */
const groupStarts = [3, 6, 8];

/** '067-123-45-67': as many groups as there are digits for. */
export function maskPhone(digits: string): string {
  return [...digits].map((digit, index) => (groupStarts.includes(index) ? `-${digit}` : digit)).join('');
}

/** The digits after +38, however the number was written: '+380 67 …', '380 67 …', '80 67 …' or '067 …'. */
export function readPhone(written: string): string {
  // No number begins with 8: it is the end of +38, and whoever types it must not run out of room at the tenth digit.
  const digits = written.replace(/\D/g, '').replace(/^8(?=0)/, '');
  if (digits.length <= phoneDigits) return digits;
  return digits.replace(/^38(?=0)/, '').slice(0, phoneDigits);
}

export type Edit = {
  /** The digits before the edit. */
  before: string;
  /** What the browser made of the field, and where it left the caret. */
  text: string;
  caret: number;
  /** Whether the Delete key was pressed, which takes what stands behind the caret. */
  isForward: boolean;
};

/** The digits after an edit and where the caret belongs in their masked form. */
export function editPhone({ before, text, caret, isForward }: Edit): { digits: string; caret: number } {
  const left = text.slice(0, caret).replace(/\D/g, '').length;
  const written = text.replace(/\D/g, '');
  // Only a dash was taken away: the key meant the digit beside it.
  if (`${text.slice(0, caret)}-${text.slice(caret)}` === maskPhone(before)) {
    const taken = isForward ? left : left - 1;
    return placed(before.slice(0, taken) + before.slice(taken + 1), Math.max(taken, 0));
  }
  const digits = readPhone(text);
  // A full field takes no more: the last digit may not fall out because one was typed in the middle.
  if (written.length > phoneDigits && digits.length === phoneDigits && isOneMore(before, written)) {
    return placed(before, left - 1);
  }
  return placed(digits, left - (written.length - digits.length));
}

function isOneMore(before: string, written: string): boolean {
  return before.length === phoneDigits && written.length === phoneDigits + 1;
}

/** Right behind that many digits; behind the dash, too, where the next digit will stand. */
function placed(digits: string, behind: number): { digits: string; caret: number } {
  const count = Math.min(Math.max(behind, 0), digits.length);
  return { digits, caret: maskPhone(digits.slice(0, count)).length };
}
