/** The ingredients of a product: the names on its page, and its composition by INCI. */
export function ingredientsOf({
  composition,
  keyIngredients,
}: {
  composition: string;
  keyIngredients: string;
}): string[] {
  const shown = Array.from(keyIngredients.matchAll(/<(strong|b)>(.*?)<\/\1>/g), ([, , name = '']) => plain(name));
  const listed = composition.split(/[,;\n.]\s*(?=\D|$)/).map((each) => {
    // A set names each of its products before their ingredients: «Крем «Півонія»: Aqua, …».
    const start = each.lastIndexOf(': ');
    return (start === -1 ? each : each.slice(start + 2)).trim();
  });
  return [...shown, ...listed].filter((name) => name !== '' && !unsaid.has(name.toLowerCase()));
}

/** Nobody looks for the water or for the scent in a cream, but for perfume, which is another thing. */
const unsaid = new Set(['aqua', 'water', 'aqua/water', 'parfum', 'fragrance', 'parfum/fragrance']);

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function plain(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html.trim();
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|amp|quot|#39|lt|gt);/g, (entity) => entities[entity]!)
    .trim();
}
