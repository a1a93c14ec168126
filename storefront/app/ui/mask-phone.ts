/** After the fixed +38. */
export const phoneDigits = 10;
/** Start of each group of digits: three, three, two, two. */
const groupStarts = [3, 6, 8];

/** '067-123-45-67': as many groups as there are digits. */
export function maskPhone(digits: string): string {
  return [...digits].map((digit, index) => (groupStarts.includes(index) ? `-${digit}` : digit)).join('');
}

/** The digits after +38, however the number was written: '+380 67 …', '380 67 …', '80 67 …' or '067 …'. */
export function readPhone(written: string): string {
  // No number starts with 8: it is the end of +38, and must not use up the tenth digit.
  const digits = written.replace(/\D/g, '').replace(/^8(?=0)/, '');
  if (digits.length <= phoneDigits) return digits;
  return digits.replace(/^38(?=0)/, '').slice(0, phoneDigits);
}

export type Edit = {
  /** The digits before the edit. */
  before: string;
  /** The content of the field after the edit, and its caret. */
  text: string;
  caret: number;
  /** Whether the Delete key was pressed, which removes the character after the caret. */
  isForward: boolean;
};

/** The digits after an edit, and the caret position in their masked form. */
export function editPhone({ before, text, caret, isForward }: Edit): { digits: string; caret: number } {
  const left = text.slice(0, caret).replace(/\D/g, '').length;
  const written = text.replace(/\D/g, '');
  // Only a dash was deleted: delete the digit beside it instead.
  if (`${text.slice(0, caret)}-${text.slice(caret)}` === maskPhone(before)) {
    const taken = isForward ? left : left - 1;
    return placed(before.slice(0, taken) + before.slice(taken + 1), Math.max(taken, 0));
  }
  const digits = readPhone(text);
  // A full field accepts no more digits: typing in the middle must not push out the last one.
  if (written.length > phoneDigits && digits.length === phoneDigits && isOneMore(before, written)) {
    return placed(before, left - 1);
  }
  return placed(digits, left - (written.length - digits.length));
}

function isOneMore(before: string, written: string): boolean {
  return before.length === phoneDigits && written.length === phoneDigits + 1;
}

/** After that many digits, and after a following dash, where the next digit goes. */
function placed(digits: string, behind: number): { digits: string; caret: number } {
  const count = Math.min(Math.max(behind, 0), digits.length);
  return { digits, caret: maskPhone(digits.slice(0, count)).length };
}
