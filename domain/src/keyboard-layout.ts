/** The same keys on an English and on a Ukrainian keyboard, without and with Shift. */
const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,./\\{}:"<>?|';
const ukrainian = 'йцукенгшщзхїфівапролджєячсмитьбю.ґхїжєбю,ґ';

const byKey = new Map([...english].map((key, index) => [key, ukrainian[index]!]));
/** If two keys give the same letter, the one without Shift is used. */
const byLetter = new Map([...ukrainian].map((letter, index) => [letter, english[index]!] as const).reverse());

/** Text typed in the wrong layout, read in the Ukrainian one: «kmdsd» is «львів». In lower case. */
export function inUkrainianLayout(typed: string): string {
  // In one pass, so that a replaced letter is not replaced again.
  return Array.from(typed.toLowerCase(), (key) => byKey.get(key) ?? key).join('');
}

/** Text typed in the wrong layout, read in the English one: «кд-01» is 'rl-01'. In lower case. */
export function inEnglishLayout(typed: string): string {
  return Array.from(typed.toLowerCase(), (letter) => byLetter.get(letter) ?? letter).join('');
}
