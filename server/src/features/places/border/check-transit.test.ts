import type { Country } from '@portal/contract/places/zip-code.ts';
import { describe, expect, it } from 'vitest';
import { canGoInTransit, refuseIdleTransit, refuseWithoutTransit } from './check-transit.ts';
import { placeOfZip } from '../zip-lookup.ts';

const placeAt = (zip: string, country: Country) => {
  const place = placeOfZip(zip, country);
  if (!place) throw new Error(`no place has ${zip}`);
  return place;
};

type Code = readonly [zip: string, country: Country];
const stopsAt = (...codes: readonly Code[]) => codes.map(([zip, country]) => placeAt(zip, country));

describe('a load goes in transit', () => {
  it.each<[lane: string, ends: Code[], isShorter: boolean]>([
    [
      'Buffalo to Detroit',
      [
        ['14201', 'US'],
        ['48226', 'US'],
      ],
      true,
    ],
    [
      'Watertown to Detroit',
      [
        ['13601', 'US'],
        ['48226', 'US'],
      ],
      true,
    ],
    [
      'Plattsburgh to Detroit',
      [
        ['12901', 'US'],
        ['48226', 'US'],
      ],
      true,
    ],
    [
      'Boston to Grand Rapids',
      [
        ['02118', 'US'],
        ['49503', 'US'],
      ],
      true,
    ],
    [
      'Seattle to Anchorage',
      [
        ['98108', 'US'],
        ['99501', 'US'],
      ],
      true,
    ],
    [
      'Chicago to Fairbanks',
      [
        ['60632', 'US'],
        ['99701', 'US'],
      ],
      true,
    ],
    [
      'Windsor to Winnipeg',
      [
        ['N9A', 'CA'],
        ['R3C', 'CA'],
      ],
      true,
    ],
    [
      'Toronto to Winnipeg',
      [
        ['M5V', 'CA'],
        ['R3C', 'CA'],
      ],
      true,
    ],
    [
      'Tijuana to Ciudad Juárez',
      [
        ['22000', 'MX'],
        ['32000', 'MX'],
      ],
      true,
    ],
    [
      'Dallas to Chicago by Buffalo and Detroit',
      [
        ['75207', 'US'],
        ['14201', 'US'],
        ['48226', 'US'],
        ['60632', 'US'],
      ],
      true,
    ],
    [
      'Dallas to Chicago',
      [
        ['75207', 'US'],
        ['60632', 'US'],
      ],
      false,
    ],
    [
      'Cleveland to Detroit',
      [
        ['44114', 'US'],
        ['48226', 'US'],
      ],
      false,
    ],
    [
      'Seattle to Bellingham',
      [
        ['98108', 'US'],
        ['98225', 'US'],
      ],
      false,
    ],
    [
      'San Diego to El Paso, as no way of the United States leads through Mexico',
      [
        ['92154', 'US'],
        ['79901', 'US'],
      ],
      false,
    ],
    [
      'Laredo to Brownsville',
      [
        ['78045', 'US'],
        ['78521', 'US'],
      ],
      false,
    ],
    [
      'Anchorage to Fairbanks',
      [
        ['99501', 'US'],
        ['99701', 'US'],
      ],
      false,
    ],
    [
      'Toronto to Montreal',
      [
        ['M5V', 'CA'],
        ['H3B', 'CA'],
      ],
      false,
    ],
    [
      'Calgary to Vancouver',
      [
        ['T2P', 'CA'],
        ['V6B', 'CA'],
      ],
      false,
    ],
    [
      'Monterrey to Mexico City',
      [
        ['64000', 'MX'],
        ['06000', 'MX'],
      ],
      false,
    ],
    [
      'Toronto by Seattle to Anchorage, which no other way leads to',
      [
        ['M5V', 'CA'],
        ['98108', 'US'],
        ['99501', 'US'],
      ],
      true,
    ],
    [
      'Toronto to Detroit by Buffalo, which crosses the border anyway',
      [
        ['M5V', 'CA'],
        ['14201', 'US'],
        ['48226', 'US'],
      ],
      false,
    ],
  ])('from %s: %j %s', (_lane, ends, isShorter) => {
    const stops = stopsAt(...ends);
    expect(canGoInTransit(stops)).toBe(isShorter);
    const refuse = () => refuseIdleTransit(stops, true);
    if (isShorter) expect(refuse).not.toThrow();
    else expect(refuse).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => refuseIdleTransit(stops, false)).not.toThrow();
  });
});

it('a load whose country has no road between its stops must go in transit', () => {
  const toAlaska = stopsAt(['98108', 'US'], ['99501', 'US']);
  expect(() => refuseWithoutTransit(toAlaska, false)).toThrow(
    expect.objectContaining({
      items: [
        {
          code: 'places.transit_needed',
          field: 'in_transit',
          msg: {
            en: expect.stringContaining('from Seattle, WA to Anchorage, AK'),
            es: expect.stringContaining('De Seattle, WA a Anchorage, AK'),
          },
        },
      ],
    }),
  );
  expect(() => refuseWithoutTransit(toAlaska, true)).not.toThrow();
  for (const stops of [stopsAt(['99501', 'US'], ['99701', 'US']), stopsAt(['14201', 'US'], ['48226', 'US'])])
    expect(() => refuseWithoutTransit(stops, false)).not.toThrow();
});

it('one answer holds whatever the stops are', () => {
  const [toronto, seattle, anchorage] = [stopsAt(['M5V', 'CA']), stopsAt(['98108', 'US']), stopsAt(['99501', 'US'])];
  for (const stops of [
    [...toronto, ...seattle, ...anchorage],
    [...anchorage, ...seattle, ...toronto],
    [...stopsAt(['64000', 'MX']), ...seattle, ...anchorage],
    [...toronto, ...anchorage],
    [...seattle, ...anchorage],
  ]) {
    const holds = [true, false].filter((isInTransit) => {
      try {
        refuseIdleTransit(stops, isInTransit);
        refuseWithoutTransit(stops, isInTransit);
        return true;
      } catch {
        return false;
      }
    });
    expect(holds).toHaveLength(1);
  }
});
