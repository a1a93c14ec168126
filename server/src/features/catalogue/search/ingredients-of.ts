/** The ingredients of a product: the names on its page, and its composition by INCI. */
export function ingredientsOf({
  composition,
  keyIngredients,
}: {
  composition: string;
  keyIngredients: string;
}): string[] {
  const shown = Array.from(keyIngredients.matchAll(/<(strong|b)>(.*?)<\/\1>/g), ([, , name = '']) => plain(name));
  // A set names each of its products before their ingredients: «Крем «Півонія»: Aqua, …».
  const listed = composition.split(/[,;\n]\s*|\.\s+/).map((each) =>
    each
      .replace(/^.*:\s/, '')
      .replace(/\.$/, '')
      .trim(),
  );
  return [...shown, ...listed].filter((name) => name !== '');
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|amp|quot|#39|lt|gt);/g, (entity) => entities[entity]!)
    .trim();
