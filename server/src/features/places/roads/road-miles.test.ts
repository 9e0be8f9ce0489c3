import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { buildRoadNetwork } from './build-road-network.ts';
import { embeddedRoads, openRoads, roadNetworkFile, roadNetworks } from './embedded-roads.ts';
import { roadMiles } from './road-miles.ts';
import { encodeRoadNetwork, decodeRoadNetwork } from './road-network.ts';

const cities = {
  Detroit: [42.38, -83.08],
  Cleveland: [41.5, -81.61],
  Milwaukee: [43.05, -87.94],
  'Grand Rapids': [43.01, -85.62],
  Tampa: [28.0, -82.46],
  Miami: [25.78, -80.2],
  'Salt Lake City': [40.74, -111.88],
  Denver: [39.74, -104.98],
  'New York': [40.73, -74.0],
  'Los Angeles': [34.04, -118.27],
  Chicago: [41.88, -87.63],
  Dallas: [32.79, -96.8],
  Houston: [29.77, -95.36],
  'San Francisco': [37.77, -122.42],
  Phoenix: [33.47, -112.07],
  'Las Vegas': [36.15, -115.14],
  Atlanta: [33.77, -84.39],
  Nashville: [36.16, -86.77],
  Seattle: [47.63, -122.33],
  Portland: [45.52, -122.64],
  Spokane: [47.66, -117.43],
  'Kansas City': [39.1, -94.57],
  Minneapolis: [44.97, -93.28],
  Boston: [42.36, -71.06],
  Washington: [38.92, -77.03],
  Reno: [39.53, -119.81],
  Memphis: [35.13, -89.98],
  'New Orleans': [29.96, -90.07],
  Indianapolis: [39.78, -86.14],
  Columbus: [39.97, -83.0],
  Toledo: [41.68, -83.56],
  Austin: [30.32, -97.75],
  Boise: [43.59, -116.24],
  Billings: [45.78, -108.5],
  'El Paso': [31.79, -106.42],
  'San Antonio': [29.44, -98.47],
  Laredo: [27.56, -99.48],
  Pittsburgh: [40.44, -79.98],
  Charlotte: [35.24, -80.82],
  Raleigh: [35.81, -78.64],
  Norfolk: [36.89, -76.27],
  Jacksonville: [30.33, -81.68],
  Bismarck: [46.81, -100.78],
  Albuquerque: [35.1, -106.62],
  'San Diego': [32.76, -117.13],
  Philadelphia: [39.96, -75.16],
  Omaha: [41.26, -95.96],
  'Saint Louis': [38.63, -90.25],
  Buffalo: [42.9, -78.85],
  Albany: [42.65, -73.76],
  'Nuevo Laredo': [27.49, -99.51],
  Monterrey: [25.68, -100.31],
  'Ciudad de México': [19.43, -99.13],
  Guadalajara: [20.67, -103.35],
  'Ciudad Juárez': [31.72, -106.46],
  Chihuahua: [28.64, -106.09],
  Nogales: [31.31, -110.94],
  Hermosillo: [29.07, -110.96],
  Tijuana: [32.52, -117.04],
  Mexicali: [32.65, -115.47],
  Veracruz: [19.19, -96.15],
  Mérida: [20.97, -89.62],
  Manzanillo: [19.08, -104.31],
  Toronto: [43.66, -79.39],
  Montréal: [45.51, -73.59],
  Windsor: [42.3, -83.03],
  Ottawa: [45.41, -75.69],
  Québec: [46.8, -71.24],
  Calgary: [51.05, -114.06],
  Edmonton: [53.55, -113.49],
  Vancouver: [49.26, -123.11],
  Winnipeg: [49.89, -97.14],
  Regina: [50.45, -104.61],
  Halifax: [44.65, -63.59],
};

type City = keyof typeof cities;

const place = (city: City) => {
  const [lat = 0, lng = 0] = cities[city];
  return { lat, lng };
};

const milesBetween = (from: City, to: City) => roadMiles(place(from), place(to));

/**
 * Published miles, each list as its page has it. Kilometers are divided by 1.609.
 * distance-cities.com/usa, matrix of driving distances between major cities.
 */
const matrix: [City, City, number][] = [
  ['New York', 'Los Angeles', 2802],
  ['New York', 'Chicago', 790],
  ['New York', 'Houston', 1628],
  ['New York', 'San Francisco', 2935],
  ['New York', 'Miami', 1281],
  ['Los Angeles', 'Chicago', 2016],
  ['Los Angeles', 'Houston', 1556],
  ['Los Angeles', 'San Francisco', 382],
  ['Los Angeles', 'Miami', 2732],
  ['Chicago', 'Houston', 1084],
  ['Chicago', 'San Francisco', 2131],
  ['Chicago', 'Miami', 1389],
  ['Houston', 'San Francisco', 1927],
  ['Houston', 'Miami', 1187],
  ['San Francisco', 'Miami', 3129],
];
/** winenfood.com/the-mileage-between-major-us-cities, rows of Atlanta and Boston. */
const chart: [City, City, number][] = [
  ['Atlanta', 'Boston', 1030],
  ['Atlanta', 'Chicago', 717],
  ['Atlanta', 'Dallas', 781],
  ['Atlanta', 'Denver', 1409],
  ['Atlanta', 'Los Angeles', 2178],
  ['Atlanta', 'Miami', 663],
  ['Atlanta', 'New York', 875],
  ['Atlanta', 'San Francisco', 2467],
  ['Atlanta', 'Seattle', 2639],
  ['Boston', 'Chicago', 983],
  ['Boston', 'Dallas', 1748],
  ['Boston', 'Denver', 1972],
  ['Boston', 'Los Angeles', 2979],
  ['Boston', 'Miami', 1500],
  ['Boston', 'New York', 215],
  ['Boston', 'San Francisco', 3095],
  ['Boston', 'Seattle', 3021],
];
/** chihuahuasi.blogspot.com (1,450 and 373 km), blog.dlklife.ca (541 km), traveltweaks.com (300 km), drivvin.com (829 mi). */
const single: [City, City, number][] = [
  ['Chihuahua', 'Ciudad de México', 901],
  ['Ciudad Juárez', 'Chihuahua', 232],
  ['Toronto', 'Montréal', 336],
  ['Calgary', 'Edmonton', 186],
  ['Winnipeg', 'Calgary', 829],
];

const published = [...matrix, ...chart, ...single];

/** What the embedded network itself gave: roads that are lost or wrongly joined show here. */
const recorded: [City, City, number][] = [
  ['Detroit', 'Cleveland', 175],
  ['Milwaukee', 'Grand Rapids', 276],
  ['Tampa', 'Miami', 269],
  ['Salt Lake City', 'Denver', 495],
  ['Chicago', 'Dallas', 938],
  ['Dallas', 'Houston', 241],
  ['Los Angeles', 'Phoenix', 375],
  ['Phoenix', 'Las Vegas', 294],
  ['Atlanta', 'Nashville', 249],
  ['Seattle', 'Portland', 177],
  ['Seattle', 'Spokane', 282],
  ['Denver', 'Kansas City', 604],
  ['Minneapolis', 'Chicago', 412],
  ['Washington', 'Atlanta', 622],
  ['Reno', 'Las Vegas', 448],
  ['Memphis', 'New Orleans', 396],
  ['Indianapolis', 'Columbus', 174],
  ['Columbus', 'Toledo', 146],
  ['Austin', 'Houston', 168],
  ['Boise', 'Salt Lake City', 343],
  ['Billings', 'Denver', 557],
  ['El Paso', 'San Antonio', 553],
  ['Laredo', 'Dallas', 434],
  ['Pittsburgh', 'Charlotte', 453],
  ['Raleigh', 'Norfolk', 181],
  ['Jacksonville', 'Atlanta', 348],
  ['Bismarck', 'Minneapolis', 429],
  ['Albuquerque', 'Phoenix', 420],
  ['Phoenix', 'San Diego', 366],
  ['Philadelphia', 'Pittsburgh', 309],
  ['Omaha', 'Denver', 540],
  ['Saint Louis', 'Kansas City', 247],
  ['Buffalo', 'Albany', 288],
  ['Nuevo Laredo', 'Monterrey', 138],
  ['Monterrey', 'Ciudad de México', 588],
  ['Guadalajara', 'Ciudad de México', 320],
  ['Nogales', 'Hermosillo', 174],
  ['Tijuana', 'Mexicali', 116],
  ['Ciudad de México', 'Veracruz', 255],
  ['Monterrey', 'Guadalajara', 485],
  ['Ciudad de México', 'Mérida', 832],
  ['Manzanillo', 'Guadalajara', 182],
  ['Laredo', 'Ciudad de México', 728],
  ['Toronto', 'Windsor', 232],
  ['Toronto', 'Ottawa', 281],
  ['Montréal', 'Québec', 160],
  ['Calgary', 'Vancouver', 609],
  ['Winnipeg', 'Regina', 357],
  ['Toronto', 'Winnipeg', 1275],
  ['Detroit', 'Toronto', 236],
  ['Buffalo', 'Toronto', 104],
  ['Seattle', 'Vancouver', 141],
  ['Chicago', 'Toronto', 520],
  ['Miami', 'Seattle', 3382],
];

describe('miles by road', () => {
  it.each(published)('from %s to %s are within five percent of the published %i', (from, to, miles) => {
    const found = milesBetween(from, to);
    expect(Math.abs(found / miles - 1), `${found} of ${miles}`).toBeLessThan(0.05);
    expect(milesBetween(to, from)).toBe(found);
  });

  it.each(recorded)('from %s to %s stay the %i of the network', (from, to, miles) => {
    expect(Math.abs(milesBetween(from, to) / miles - 1)).toBeLessThan(0.01);
  });

  it('lead around water', () => {
    for (const [from, to] of [
      ['Detroit', 'Cleveland'],
      ['Milwaukee', 'Grand Rapids'],
    ] as const)
      expect(milesBetween(from, to)).toBeGreaterThan(1.8 * greatCircleMiles(place(from), place(to)));
  });

  it('are those of streets within a town, and none to the same place', () => {
    const [near, far] = [
      { lat: 32.78, lng: -96.8 },
      { lat: 32.83, lng: -96.8 },
    ];
    expect(roadMiles(near, near)).toBe(0);
    expect(roadMiles(near, far)).toBe(4);
  });

  it.each<[from: City, to: City, country: Country, miles: number, abroad: number]>([
    ['Buffalo', 'Detroit', 'US', 365, 282],
    ['Boston', 'Grand Rapids', 'US', 943, 859],
    ['Windsor', 'Winnipeg', 'CA', 1535, 1107],
    ['Halifax', 'Montréal', 'CA', 804, 729],
    ['Tijuana', 'Ciudad Juárez', 'MX', 802, 738],
  ])('from %s to %s lead inside %s where the load stays there', (from, to, country, miles, abroad) => {
    const [domestic, shortest] = [roadMiles(place(from), place(to), country), milesBetween(from, to)];
    expect([domestic, shortest]).toEqual([miles, abroad]);
  });

  it('do not lead where no road is near', () => {
    const [honolulu, hilo] = [
      { lat: 21.31, lng: -157.86 },
      { lat: 19.71, lng: -155.08 },
    ];
    expect(roadMiles(honolulu, hilo)).toBe(Number.POSITIVE_INFINITY);
    expect(roadMiles(place('Los Angeles'), honolulu)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a route', () => {
  it('is as long as its line is, by and large, and begins and ends at its places', () => {
    for (const [from, to] of published) {
      const { line, metres } = embeddedRoads().routeBetween(place(from), place(to));
      const drawn = line.slice(1).reduce((sum, point, at) => sum + greatCircleMiles(line[at] ?? point, point), 0);
      expect([line[0], line.at(-1)]).toEqual([place(from), place(to)]);
      expect(drawn / (metres / 1609.344), `${from} to ${to}`).toBeGreaterThan(0.7);
      expect(drawn / (metres / 1609.344), `${from} to ${to}`).toBeLessThan(1.03);
      expect(line.length).toBeLessThan(200);
    }
  });

  it('from Milwaukee to Grand Rapids passes south of the lake', () => {
    const { line } = embeddedRoads().routeBetween(place('Milwaukee'), place('Grand Rapids'));
    expect(Math.min(...line.map(({ lat }) => lat))).toBeLessThan(41.8);
  });
});

describe('the network', () => {
  const built = buildRoadNetwork();

  it.each(keysOf(roadNetworks))('is what its file holds: %s', (within) => {
    const network = within === 'all' ? built : buildRoadNetwork(roadNetworks[within]);
    const file = encodeRoadNetwork(network);
    expect(file.equals(readFileSync(roadNetworkFile(within)))).toBe(true);
    expect(decodeRoadNetwork(file)).toEqual(network);
  });

  it('knows by its hubs what a search along the roads finds', () => {
    const roads = openRoads(built);
    const names: City[] = ['Detroit', 'Miami', 'Monterrey', 'Calgary', 'Halifax'];
    const tables = names.map((from) => names.map((to) => roads.metresBetween(place(from), place(to))));
    for (const [i, row] of tables.entries()) {
      for (const [j, metres] of row.entries()) {
        // No way by a third city is shorter than the shortest.
        for (const [k, first] of row.entries())
          expect(first + (tables[k]?.[j] ?? 0) + 1, `${names[i]} ${names[k]} ${names[j]}`).toBeGreaterThanOrEqual(
            metres,
          );
      }
    }
  });
});
