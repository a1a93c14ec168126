/** Vocative endings: «Олено», «Андрію». The first match wins. */
const endings: readonly (readonly [RegExp, string])[] = [
  // «Марія», «Софія», but not «Наталя», who may be «Наталю» or «Натале».
  [/(?<=[аеиіоу])я$/, 'є'],
  // «Олена», «Ольга», «Микола»; not after hushing sounds.
  [/(?<=[бвгґдзклмнпрстфх])а$/, 'о'],
  [/й$/, 'ю'],
  // «Петро», «Михайло», but not «Марко».
  [/(?<=[рл])о$/, 'е'],
  // Only consonant endings that female names do not have.
  [/(?<=ан|он|лав|мир|им|тем|ас|ис|др|тор|ил)$/, 'е'],
];

/** The vocative of a first name. A name with an ambiguous ending stays unchanged. */
export function vocative(name: string): string {
  if (!/^[А-ЩЮЯЄІЇҐ][а-щьюяєіїґ’']+$/.test(name)) return name;
  const [ending, called] = endings.find(([ending]) => ending.test(name)) ?? [];
  return ending === undefined || called === undefined ? name : name.replace(ending, called);
}
