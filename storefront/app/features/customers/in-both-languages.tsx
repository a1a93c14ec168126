/** The specification gives these texts in English; the Ukrainian text comes first. */
export function InBothLanguages({ words, english }: { words: string; english: string }) {
  return (
    <span>
      {words} <span lang="en">{english}</span>
    </span>
  );
}
