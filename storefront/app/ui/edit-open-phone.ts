import { type Edit, editPhone, maskPhone, phoneDigits } from './mask-phone.ts';

/**
 * The field after an edit, foreign numbers included. Foreign numbers are not masked: they start with a plus, or are
 * longer than a Ukrainian number.
 */
export function editOpenPhone({ before, text, caret, isForward }: Edit) {
  const digits = text.replace(/\D/g, '');
  const isForeign = /^\s*\+(?!38)/.test(text);
  if (isForeign) return { text, caret, isForeign };
  if (digits.length > phoneDigits && !/^(0|38|80)/.test(digits))
    return { text: `+${digits}`, caret: digits.length + 1, isForeign: true };
  const own = text.replace(/^\s*\+38/, '');
  const edited = editPhone({
    before: before.replace(/\D/g, ''),
    text: own,
    caret: Math.max(caret - (text.length - own.length), 0),
    isForward,
  });
  return { text: maskPhone(edited.digits), caret: edited.caret, isForeign };
}
