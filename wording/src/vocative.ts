/** How a name is called: «Олено», «Андрію». First endings win. */
const endings: readonly (readonly [RegExp, string])[] = [
  // «Марія», «Софія», but not «Наталя», who may be «Наталю» or «Натале».
  [/(?<=[аеиіоу])я$/, 'є'],
  // «Олена», «Ольга», «Микола»; not after hushing sounds.
  [/(?<=[бвгґдзклмнпрстфх])а$/, 'о'],
  [/й$/, 'ю'],
  // «Петро», «Михайло», but not «Марко».
  [/(?<=[рл])о$/, 'е'],
  // Of names that end in a consonant, only those that women do not have.
  [/(?<=ан|он|лав|мир|им|тем|ас|ис|др|тор|ил)$/, 'е'],
];

/** Speaks to a person by name. A name whose ending leaves doubt stays as it is written. */
export function vocative(name: string): string {
  if (!/^[А-ЩЮЯЄІЇҐ][а-щьюяєіїґ’']+$/.test(name)) return name;
  const [ending, called] = endings.find(([ending]) => ending.test(name)) ?? [];
  return ending === undefined || called === undefined ? name : name.replace(ending, called);
}
