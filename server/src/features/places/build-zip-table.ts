import { eachZipRecord } from './zip-records.ts';
import { zonesByLaw } from './zone-of-record.ts';
import { cityKey, codeNumber, degreeParts, unlocated, type ZipTable } from './zip-table.ts';

const capacity = 80_000;
const rowBase = 131_072;

/** "Mckinney" is how the source writes McKinney, and "Apo" the post offices of the military, APO, FPO and DPO. */
const cityText = (spelled: string): string => {
  const text = spelled
    .replace(/^Mc[a-z]/, (start) => `Mc${start.charAt(2).toUpperCase()}`)
    .replace(/^[AFD]po(?=\t)/, (name) => name.toUpperCase());
  return `${cityKey(text.slice(0, text.indexOf('\t')))}\t${text}`;
};

const inParts = (degrees: number | null): number => (degrees === null ? unlocated : Math.round(degrees * degreeParts));

/** The rows as they come: `order` packs code and row, so that sorting numbers sorts the rows. */
const collect = () => {
  const order = new Float64Array(capacity);
  const [lat, lng, cityOf] = [new Int32Array(capacity), new Int32Array(capacity), new Uint16Array(capacity)];
  const zoneOf = new Uint8Array(capacity);
  const zoneByLaw = zonesByLaw();
  const [cityIds, zoneIds] = [new Map<string, number>(), new Map<string, number>()];
  let rows = 0;
  eachZipRecord((record) => {
    const spelled = [record.city, record.state, record.country, record.municipality ?? ''].join('\t');
    let city = cityIds.get(spelled);
    // Copied, because a slice would keep the whole file it was read from.
    if (city === undefined) cityIds.set(Buffer.from(spelled).toString(), (city = cityIds.size));
    order[rows] = codeNumber(record.code, record.country) * rowBase + rows;
    lat[rows] = inParts(record.lat);
    lng[rows] = inParts(record.lng);
    cityOf[rows] = city;
    const zone = zoneByLaw(record);
    const known = zoneIds.get(zone) ?? zoneIds.size;
    zoneIds.set(zone, known);
    zoneOf[rows] = known;
    rows += 1;
  });
  return {
    order: order.subarray(0, rows).sort(),
    lat,
    lng,
    cityOf,
    zoneOf,
    spelled: [...cityIds.keys()],
    zones: [...zoneIds.keys()],
  };
};

/** Builds the table in some hundred milliseconds. */
export const buildZipTable = (): ZipTable => {
  const { order, lat, lng, cityOf, zoneOf, spelled, zones } = collect();
  const texts = spelled.map(cityText);
  const cities = texts.toSorted();
  const place = new Map(cities.map((text, index) => [text, index]));
  const sortedCityOf = Uint16Array.from(order, (packed) => place.get(texts[cityOf[packed % rowBase] ?? 0] ?? '') ?? 0);
  const areasOf = new Uint16Array(cities.length);
  for (const city of sortedCityOf) areasOf[city] = (areasOf[city] ?? 0) + 1;
  return {
    codes: Uint32Array.from(order, (packed) => Math.floor(packed / rowBase)),
    lat: Int32Array.from(order, (packed) => lat[packed % rowBase] ?? unlocated),
    lng: Int32Array.from(order, (packed) => lng[packed % rowBase] ?? unlocated),
    cityOf: sortedCityOf,
    cities,
    areasOf,
    zoneOf: Uint8Array.from(order, (packed) => zoneOf[packed % rowBase] ?? 0),
    zones,
  };
};
