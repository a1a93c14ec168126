import { createHash } from 'node:crypto';
import {
  cities,
  type PlaceTable,
  pointsOfLargeTowns,
  repeatedNames,
  streets,
  townships,
  villageName,
  villages,
} from './places/places.ts';

export type Place = {
  ref: string;
  cityRef: string;
  name: string;
  type: 'місто' | 'селище міського типу' | 'село';
  /** `region` and `district` without «область» and «район». */
  region: string;
  district: string;
};

export type Point = {
  ref: string;
  place: Place;
  number: number;
  kind: 'branch' | 'locker';
  street: string;
  /** Listed by the carrier, but only `open` can be chosen; `residents` is a locker inside a house. */
  state: 'open' | 'closed' | 'barred' | 'residents';
};

export type Street = { ref: string; name: string; type: string };

export type Directory = { places: Place[]; points: Point[] };

const kyiv: Place = {
  ref: 'e718a680-4b33-11e4-ab6d-005056801329',
  cityRef: '8d5a980d-391c-11dd-90d9-001a92567626',
  name: 'Київ',
  type: 'місто',
  region: 'Київська',
  district: '',
};

/**
 * A deterministic directory. By default the demonstration's: every town, a sample of villages, some of them without a
 * branch. `wishes` adds villages and lockers up to the given numbers.
 */
export function makeDirectory(wishes: { settlements?: number; branches?: number } = {}): Directory {
  const places = [
    kyiv,
    ...makePlaces(cities, 'місто'),
    ...makePlaces(townships, 'селище міського типу'),
    ...makePlaces(villages, 'село'),
    ...repeatedVillages(),
  ];
  const districts = listDistricts(cities);
  for (let number = 0; places.length < (wishes.settlements ?? 0); number += 1)
    places.push(newPlace(villageName(number), 'село', districts[(number * 31) % districts.length]!, `made ${number}`));

  const points = places.flatMap((place, index) => makePoints(place, index));
  for (let number = 0; points.length < (wishes.branches ?? 0); number += 1) {
    // Every sixth new locker is in Kyiv, the largest city; the others are spread over the country.
    const place = number % 6 === 0 ? kyiv : places[(number * 7) % places.length]!;
    points.push(newPoint(place, 40_000 + number, 'locker'));
  }
  return { places, points };
}

type District = { region: string; district: string };

function listDistricts(table: PlaceTable): District[] {
  return Object.entries(table).flatMap(([region, districts]) =>
    Object.keys(districts).map((district) => ({ region, district })),
  );
}

function makePlaces(table: PlaceTable, type: Place['type']): Place[] {
  return listDistricts(table).flatMap((place) =>
    table[place.region]![place.district]!.map((name) => newPlace(name, type, place)),
  );
}

/** Repeats each of these names in about every fifteenth district. */
function repeatedVillages(): Place[] {
  return listDistricts(cities).flatMap((place, index) =>
    repeatedNames
      .filter((_name, position) => (index + position * 7) % 15 === 0)
      .map((name) => newPlace(name, 'село', place, 'repeated')),
  );
}

function newPlace(name: string, type: Place['type'], { region, district }: District, distinction = ''): Place {
  const identity = `${region}/${district}/${type}/${name}/${distinction}`;
  return {
    ref: stableRef(`settlement ${identity}`),
    cityRef: stableRef(`city ${identity}`),
    name,
    type,
    region,
    district,
  };
}

function makePoints(place: Place, index: number): Point[] {
  const total = pointCount(place, index);
  // In towns 40 % of the points are branches; a village has a single branch.
  const branches = total === 1 ? 1 : Math.ceil(total * 0.4);
  return Array.from({ length: total }, (_none, position) =>
    position < branches
      ? newPoint(place, position + 1, 'branch')
      : newPoint(place, 5_000 + ((index * 37) % 30_000) + position, 'locker'),
  );
}

function pointCount({ name, type, district }: Place, index: number): number {
  // Towns may share a name, like the two «Миколаїв»: the large one shares its name with its district or has none.
  const isLarge = type === 'місто' && (district === '' || district.slice(0, 3) === name.slice(0, 3));
  if (isLarge && pointsOfLargeTowns[name] !== undefined) return pointsOfLargeTowns[name];
  if (type === 'місто') return 2 + (index % 2);
  return type === 'село' && index % 5 === 0 ? 0 : 1;
}

function newPoint(place: Place, number: number, kind: Point['kind']): Point {
  const ref = stableRef(`point ${place.ref} ${kind} ${number}`);
  const chance = Number.parseInt(ref.slice(0, 6), 16);
  const street = `${streets[chance % streets.length]}, ${1 + ((chance >> 8) % 180)}`;
  return { ref, place, number, kind, street, state: number === 1 ? 'open' : pickState(kind, chance) };
}

function pickState(kind: Point['kind'], chance: number): Point['state'] {
  if (kind === 'locker' && chance % 10 === 0) return 'residents';
  if (chance % 97 === 0) return 'closed';
  return chance % 89 === 0 ? 'barred' : 'open';
}

/** Towns have all streets, villages have some or none. */
export function streetsOf(place: Place): Street[] {
  const count = place.type === 'місто' ? streets.length : Number.parseInt(place.ref.slice(0, 2), 16) % streets.length;
  return streets.slice(0, count).map((street) => {
    const [type = '', ...name] = street.split(' ');
    return { ref: stableRef(`street ${place.ref} ${street}`), type, name: name.join(' ') };
  });
}

/** A deterministic identifier in the carrier's format. */
function stableRef(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
