/** Resolution No. 55 of the Cabinet of Ministers (27.01.2010), as in passports. */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};
const lettersAtTheBeginning: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** An apostrophe inside a word is dropped, and the letter after it does not begin a word. */
const apostrophes = /(?<=\p{L})['’‘ʼ`´′](?=\p{L})/gu;
const accents = /\p{M}+/gu;
const longest = 80;

/** The slug of a name: «Крем для обличчя» becomes krem-dlia-oblychchia. Empty if no character can be transliterated. */
export function toSlug(name: string): string {
  const written = name
    .normalize('NFC')
    .toLowerCase()
    .replace(apostrophes, '')
    // `zh` is ж.
    .replaceAll('зг', 'zgh')
    .replace(/(?<!\p{L})[єїйюя]/gu, (letter) => lettersAtTheBeginning[letter]!)
    .replace(/[а-щьюяєіїґ]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(accents, '');
  return shortened(written.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''));
}

function shortened(slug: string): string {
  if (slug.length <= longest) return slug;
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end === -1 ? longest : end);
}
