import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Settlements by region and district, in the short form without «область» and «район». */
const PlaceTable = z.record(
  z.string(),
  z.record(
    z.string(),
    z.string().transform((names) => names.split(', ')),
  ),
);
export type PlaceTable = z.infer<typeof PlaceTable>;

const names = z.array(z.string()).min(1);

const PlaceData = z.strictObject({
  /** Every town except Kyiv, which belongs to no district. */
  cities: PlaceTable,
  /** Urban-type settlements; a sample. */
  townships: PlaceTable,
  /** Villages; a sample. */
  villages: PlaceTable,
  /** Names that many villages share. */
  repeatedVillages: names,
  /** Parts of generated village names. */
  villageNames: z.strictObject({ firstParts: names, stems: names, endings: names }),
  /** How many branches and lockers the largest towns have in the demonstration; other places have a few. */
  pointsOfLargeTowns: z.record(z.string(), z.int().positive()),
  streets: names,
});

const data = PlaceData.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'places.json'), 'utf8')));
export const { cities, townships, villages, repeatedVillages: repeatedNames, pointsOfLargeTowns, streets } = data;

/** Generates village names; the same number gives the same name. */
export function villageName(number: number): string {
  const { firstParts, stems, endings } = data.villageNames;
  const name = stems[number % stems.length]! + endings[Math.floor(number / stems.length) % endings.length]!;
  const first = firstParts[Math.floor(number / (stems.length * endings.length)) % firstParts.length]!;
  return first === '' ? name : `${first} ${name}`;
}
