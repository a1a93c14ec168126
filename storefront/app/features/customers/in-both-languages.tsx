/** The specification has these words in English; whoever reads Ukrainian has them first. */
export function InBothLanguages({ words, english }: { words: string; english: string }) {
  return (
    <span>
      {words} <span lang="en">{english}</span>
    </span>
  );
}
