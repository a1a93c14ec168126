/** The same keys on an English and on a Ukrainian keyboard, without and with Shift. */
const english = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,./\\{}:"<>?|';
const ukrainian = 'йцукенгшщзхїфівапролджєячсмитьбю.ґхїжєбю,ґ';

const byKey = new Map([...english].map((key, index) => [key, ukrainian[index]!]));
/** Of two keys that give the same letter the one without Shift is meant. */
const byLetter = new Map([...ukrainian].map((letter, index) => [letter, english[index]!] as const).reverse());

/** What the keys mean in the Ukrainian layout when somebody forgot to switch: «kmdsd» is «львів». In lower case. */
export function inUkrainianLayout(typed: string): string {
  // In one pass: a letter that has been put in is never taken for a key.
  return Array.from(typed.toLowerCase(), (key) => byKey.get(key) ?? key).join('');
}

/** What the keys mean in the English layout: «кд-01» is 'rl-01'. In lower case. */
export function inEnglishLayout(typed: string): string {
  return Array.from(typed.toLowerCase(), (letter) => byLetter.get(letter) ?? letter).join('');
}
