import { splitAround } from '../../ui/split-around.ts';

/** A text with the words of the search marked in it. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = splitAround(text, words);
  if (parts === undefined) return text;
  return (
    <>
      {parts.before}
      <mark>{parts.match}</mark>
      {parts.after}
    </>
  );
}
