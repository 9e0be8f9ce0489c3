import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { describe, expect, it } from 'vitest';
import { windingBetween } from './open-land.ts';
import { roadMiles } from './road-miles.ts';

type Point = [lat: number, lng: number];
type Lane = [name: string, from: Point, to: Point, miles: number];

const point = ([lat, lng]: Point) => ({ lat, lng });
const milesOf = (from: Point, to: Point, country: Country = 'US'): number => roadMiles(point(from), point(to), country);
const straight = (from: Point, to: Point): number => greatCircleMiles(point(from), point(to));

// Beside no freeway; miles of the printed chart of 1949 that docs/sources.md names.
const printed: Lane[] = [
  ['Seminole, OK to Sherman, TX', [35.23, -96.68], [33.64, -96.61], 127],
  ['Tupelo, MS to Tuscaloosa, AL', [34.26, -88.71], [33.21, -87.57], 126],
  ['Warren, PA to Winchester, VA', [41.85, -79.14], [39.19, -78.16], 273],
  ['Reading, PA to Warren, PA', [40.33, -75.93], [41.85, -79.14], 274],
  ['Seminole, OK to Tyler, TX', [35.23, -96.68], [32.35, -95.3], 253],
  ['Roanoke, VA to Williamson, WV', [37.27, -79.94], [37.68, -82.28], 213],
  ['Staunton, VA to Wheeling, WV', [38.15, -79.07], [40.07, -80.72], 248],
  ['Roswell, NM to Trinidad, CO', [33.4, -104.53], [37.17, -104.51], 323],
  ['Rutland, VT to Watertown, NY', [43.61, -72.97], [43.98, -75.92], 224],
  ['Rochester, MN to Wausau, WI', [44.02, -92.46], [44.96, -89.64], 201],
  ['Victoria, TX to Waco, TX', [28.81, -97.01], [31.55, -97.14], 223],
  ['Uniontown, PA to Winchester, VA', [39.9, -79.73], [39.19, -78.16], 134],
  ['Staunton, VA to Steubenville, OH', [38.15, -79.07], [40.36, -80.62], 266],
  ['Sarasota, FL to West Palm Beach, FL', [27.34, -82.53], [26.72, -80.05], 198],
  ['Rutland, VT to Springfield, MA', [43.61, -72.97], [42.1, -72.59], 134],
  ['South Bend, IN to Traverse City, MI', [41.68, -86.25], [44.76, -85.63], 260],
  ['Reading, PA to Williamsport, PA', [40.33, -75.93], [41.25, -77], 115],
  ['Selma, AL to Tupelo, MS', [32.42, -87.02], [34.26, -88.71], 211],
  ['Rhinelander, WI to Traverse City, MI', [45.64, -89.42], [44.76, -85.63], 402],
  ['Tyler, TX to Victoria, TX', [32.35, -95.3], [28.81, -97.01], 326],
  ['Salida, CO to Sterling, CO', [38.53, -106], [40.62, -103.22], 271],
  ['Rhinelander, WI to Sault Sainte Marie, MI', [45.64, -89.42], [46.49, -84.35], 319],
  ['Saint Joseph, MO to Waterloo, IA', [39.77, -94.84], [42.5, -92.34], 289],
  ['Roanoke, VA to Uniontown, PA', [37.27, -79.94], [39.9, -79.73], 277],
];

// Miles of public maps from centre to centre, rounded.
const rural: Lane[] = [
  ['Bryan to Madisonville, TX', [30.674, -96.37], [30.95, -95.912], 38],
  ['Buffalo to Waco, TX', [31.464, -96.058], [31.549, -97.147], 82],
  ['Buffalo to Worland, WY', [44.348, -106.699], [44.017, -107.955], 91],
  ['Harlingen to McAllen, TX', [26.191, -97.696], [26.203, -98.23], 36],
  ['Natchez, MS, to Ferriday, LA', [31.56, -91.403], [31.63, -91.555], 12],
];

describe('a lane beside no main road', () => {
  it.each(printed)('%s has about the printed miles', (_lane, from, to, miles) => {
    expect(Math.abs(milesOf(from, to) / miles - 1), `${milesOf(from, to)} of ${miles}`).toBeLessThan(0.12);
  });

  it.each(rural)('%s is not led far around', (_lane, from, to, miles) => {
    expect(Math.abs(milesOf(from, to) / miles - 1), `${milesOf(from, to)} of ${miles}`).toBeLessThan(0.2);
  });
});

/** Ways that water, a range, a canyon or a border leads around, with miles that are surely too few. */
const ledAround: [what: string, from: Point, to: Point, least: number, country?: Country][] = [
  ['Lake Michigan: Milwaukee to Muskegon', [43.04, -87.91], [43.23, -86.25], 250],
  ['Lake Michigan: Green Bay to Traverse City', [44.51, -88.02], [44.76, -85.62], 320],
  ['Lake Erie: Cleveland to Detroit', [41.5, -81.69], [42.33, -83.05], 160],
  ['Lake Erie: Buffalo to Detroit', [42.89, -78.88], [42.33, -83.05], 350],
  ['Lake Huron: Alpena to Sault Ste. Marie', [45.06, -83.43], [46.49, -84.35], 145],
  ['Puget Sound: Seattle to Bremerton', [47.6, -122.33], [47.57, -122.63], 50],
  ['the Chesapeake: Lexington Park to Cambridge', [38.27, -76.45], [38.56, -76.08], 90],
  ['Delaware Bay: Lewes to Cape May', [38.77, -75.14], [38.94, -74.91], 130],
  ['Long Island Sound: Bridgeport to Port Jefferson', [41.17, -73.2], [40.95, -73.07], 70],
  ['Albemarle Sound: Edenton to Columbia', [36.06, -76.61], [35.92, -76.25], 30],
  ['Lake Champlain: Burlington to Port Kent', [44.48, -73.21], [44.52, -73.41], 55],
  ['the Great Salt Lake: Ogden to Wendover', [41.22, -111.97], [40.74, -114.04], 145],
  ['the Grand Canyon: Tusayan to Fredonia', [35.97, -112.13], [36.95, -112.53], 170],
  ['the Grand Canyon: Seligman to Saint George', [35.33, -112.88], [37.1, -113.58], 220],
  ['the Sierra Nevada: Bishop to Fresno', [37.36, -118.4], [36.75, -119.77], 200],
  ['the Sierra Nevada: Lone Pine to Visalia', [36.61, -118.06], [36.33, -119.29], 170],
  ['the Elk Mountains: Aspen to Crested Butte', [39.19, -106.82], [38.87, -106.99], 90],
  ['the Frank Church wilderness: Salmon to McCall', [45.18, -113.9], [44.91, -116.1], 220],
  ['the Bob Marshall wilderness: Choteau to Kalispell', [47.81, -112.18], [48.2, -114.31], 150],
  ['the lower Mississippi: Rosedale to Dumas', [33.85, -91.03], [33.88, -91.49], 60],
  ['the Everglades: Homestead to Everglades City', [25.47, -80.48], [25.86, -81.39], 75],
  ['the Gulf of California: Guaymas to Santa Rosalía', [27.92, -110.9], [27.34, -112.27], 1000, 'MX'],
  ['the Sierra Madre: Culiacán to Parral', [24.8, -107.39], [26.93, -105.66], 350, 'MX'],
  ['the Saint Lawrence: Rivière-du-Loup to La Malbaie', [47.83, -69.54], [47.65, -70.15], 190, 'CA'],
  ['Georgian Bay: Owen Sound to Parry Sound', [44.57, -80.94], [45.34, -80.03], 115, 'CA'],
  ['the Northumberland Strait: Pictou to Wood Islands', [45.68, -62.71], [45.96, -62.75], 150, 'CA'],
  ['Howe Sound: Horseshoe Bay to Squamish', [49.37, -123.28], [49.7, -123.15], 25, 'CA'],
];

/** Towns that a ferry joins, with the miles around the water as public maps have them: a ferry is no road for a truck. */
const ferries: Lane[] = [
  ['Port Townsend to Coupeville, WA', [48.112, -122.78], [48.215, -122.682], 232],
  ['Kingston to Edmonds, WA', [47.798, -122.498], [47.811, -122.377], 97],
  ['Bainbridge Island to Seattle, WA', [47.626, -122.52], [47.604, -122.33], 93],
  ['Bremerton to Seattle, WA', [47.567, -122.632], [47.604, -122.33], 63],
  ['Southworth to Fauntleroy, WA', [47.513, -122.496], [47.523, -122.392], 62],
  ['Clinton to Mukilteo, WA', [47.978, -122.352], [47.945, -122.304], 107],
  ['Orient Point to New London, CT', [41.139, -72.303], [41.356, -72.1], 205],
  ['Lewes, DE to Cape May, NJ', [38.775, -75.139], [38.935, -74.906], 190],
  ['Galveston to Port Bolivar, TX', [29.301, -94.798], [29.38, -94.77], 138],
  ['Corpus Christi to Port Aransas, TX', [27.796, -97.396], [27.834, -97.061], 40],
  ['Grand Isle to New Orleans, LA', [29.237, -89.987], [29.951, -90.072], 110],
  ['Venice to Grand Isle, LA', [29.277, -89.355], [29.237, -89.987], 185],
  ['Dauphin Island to Gulf Shores, AL', [30.255, -88.11], [30.246, -87.701], 95],
  ['Southport to Kure Beach, NC', [33.922, -78.02], [33.997, -77.907], 46],
  ['Swan Quarter to Hatteras, NC', [35.407, -76.33], [35.219, -75.69], 147],
  ['Reedville, VA to Point Lookout, MD', [37.843, -76.275], [38.08, -76.34], 180],
  ['Annapolis to Saint Michaels, MD', [38.979, -76.492], [38.785, -76.224], 50],
  ['Plymouth to Provincetown, MA', [41.958, -70.667], [42.058, -70.179], 78],
  ['Bar Harbor to Winter Harbor, ME', [44.388, -68.204], [44.391, -68.085], 46],
  ['Grand Isle, VT to Plattsburgh, NY', [44.72, -73.3], [44.699, -73.453], 47],
  ['Charlotte, VT to Essex, NY', [44.31, -73.23], [44.31, -73.353], 64],
  ['Cassville, WI to Guttenberg, IA', [42.715, -90.99], [42.785, -91.1], 58],
  ['Plaquemine to Sunshine, LA', [30.289, -91.234], [30.296, -91.19], 34],
  ['Ilwaco, WA to Astoria, OR', [46.309, -124.036], [46.188, -123.831], 16],
  ['Boca Grande to Captiva, FL', [26.75, -82.262], [26.52, -82.19], 95],
];

it.each(ferries)('%s is as far as the way around the water', (_lane, from, to, miles) => {
  expect(Math.abs(milesOf(from, to) / miles - 1), `${milesOf(from, to)} of ${miles}`).toBeLessThan(0.2);
});

/** Miles of public maps: the Rio Grande Valley, and the way around Lake Okeechobee. */
const measured: Lane[] = [
  ['McAllen to Brownsville, TX', [26.215, -98.23], [25.934, -97.498], 60],
  ['McAllen to San Antonio, TX', [26.215, -98.23], [29.424, -98.494], 239],
  ['Harlingen to San Antonio, TX', [26.195, -97.696], [29.424, -98.494], 252],
  ['Brownsville to San Antonio, TX', [25.934, -97.498], [29.424, -98.494], 277],
  ['McAllen to Houston, TX', [26.215, -98.23], [29.76, -95.37], 346],
  ['Brownsville to Houston, TX', [25.934, -97.498], [29.76, -95.37], 356],
  ['Harlingen to Dallas, TX', [26.195, -97.696], [32.78, -96.8], 520],
  ['Brownsville to Austin, TX', [25.934, -97.498], [30.267, -97.743], 353],
  ['Weslaco to Brownsville, TX', [26.16, -97.99], [25.934, -97.498], 43],
  ['Sebring to South Bay, FL', [27.47, -81.436], [26.67, -80.731], 86],
];

it.each(measured)('%s is within four percent', (_lane, from, to, miles) => {
  expect(Math.abs(milesOf(from, to) / miles - 1), `${milesOf(from, to)} of ${miles}`).toBeLessThan(0.04);
});

describe('what no road crosses', () => {
  it.each(ledAround)('is gone around: %s', (_what, from, to, least, country = 'US') => {
    const miles = milesOf(from, to, country);
    expect(miles).toBeGreaterThanOrEqual(least);
    expect(miles).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it('leaves no local road between two places', () => {
    const joined = ledAround
      .filter(([, from, to]) => straight(from, to) > 12)
      .filter(([, from, to]) => windingBetween(point(from), point(to)) !== null);
    expect(joined.map(([what]) => what)).toEqual([]);
    expect(windingBetween({ lat: 48.9, lng: -103.5 }, { lat: 49.2, lng: -103.5 })).toBeNull();
    expect(windingBetween({ lat: 28.4, lng: -100.2 }, { lat: 28.4, lng: -100.9 })).toBeNull();
  });
});

it('a place on the water’s edge is no way from itself', () => {
  for (const [, from, , , country = 'US'] of ledAround) expect(milesOf(from, from, country)).toBe(0);
  expect(milesOf([29.95, -90.07], [29.95, -90.07])).toBe(0);
});

describe('a local road', () => {
  it('winds as the roads of its state do, and is the same both ways', () => {
    const [plain, hills] = [
      windingBetween({ lat: 33.0, lng: -101.8 }, { lat: 33.0, lng: -102.3 }),
      windingBetween({ lat: 38.6, lng: -80.9 }, { lat: 38.6, lng: -80.5 }),
    ];
    expect(plain).toBeGreaterThan(1.05);
    expect(hills).toBeGreaterThan(plain ?? 2);
    for (const [, from, to] of rural) expect(milesOf(to, from)).toBe(milesOf(from, to));
    expect(countries).toHaveLength(3);
  });
});
