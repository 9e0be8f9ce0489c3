import type { Place } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { alaskaByRoad } from '@portal/contract/places/places.settings.ts';
import { expect, it } from 'vitest';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import type { z } from 'zod';
import { hasRoad, type RoadCtx } from './refuse-without-road.ts';
import { placeOfZip } from './zip-lookup.ts';

const portal = (isAlaskaReached = false): RoadCtx => ({
  services: {
    settings: {
      get: <S extends z.ZodType>(setting: DeclaredSetting<S>) =>
        (setting.name === alaskaByRoad.name ? isAlaskaReached : setting.default) as z.output<S>,
    },
  },
});

const placeAt = (zip: string, country: Country): Place => {
  const place = placeOfZip(zip, country);
  if (!place) throw new Error(`no place has ${zip}`);
  return place;
};

const without: [zip: string, country: Country, what: string][] = [
  ['96813', 'US', 'Honolulu'],
  ['96720', 'US', 'Hilo'],
  ['96793', 'US', 'Maui'],
  ['00901', 'US', 'San Juan'],
  ['00730', 'US', 'Ponce'],
  ['96910', 'US', 'Guam'],
  ['00802', 'US', 'Saint Thomas'],
  ['00820', 'US', 'Saint Croix'],
  ['96799', 'US', 'American Samoa'],
  ['96950', 'US', 'Saipan'],
  ['96960', 'US', 'the Marshall Islands'],
  ['96940', 'US', 'Palau'],
  ['09012', 'US', 'military post in Europe'],
  ['34002', 'US', 'military post in the Americas'],
  ['96201', 'US', 'military post in the Pacific'],
  ['02554', 'US', 'Nantucket'],
  ['02539-4021', 'US', 'Martha’s Vineyard'],
  ['02807', 'US', 'Block Island'],
  ['06390', 'US', 'Fishers Island'],
  ['04863', 'US', 'Vinalhaven'],
  ['27960', 'US', 'Ocracoke'],
  ['23440', 'US', 'Tangier'],
  ['43456', 'US', 'Put-in-Bay'],
  ['49757', 'US', 'Mackinac Island'],
  ['49782', 'US', 'Beaver Island'],
  ['54246', 'US', 'Washington Island'],
  ['90704', 'US', 'Catalina'],
  ['98250', 'US', 'San Juan Island'],
  ['98070', 'US', 'Vashon'],
  ['98013', 'US', 'Burton on Vashon'],
  ['11964', 'US', 'Shelter Island'],
  ['33109', 'US', 'Fisher Island'],
  ['56741', 'US', 'Oak Island in Lake of the Woods'],
  ['86435', 'US', 'Supai'],
  ['A1C 5S7', 'CA', 'Saint John’s'],
  ['A2H', 'CA', 'Corner Brook'],
  ['V8W 1P6', 'CA', 'Victoria'],
  ['V9R', 'CA', 'Nanaimo'],
  ['V0T', 'CA', 'Haida Gwaii'],
  ['X0A', 'CA', 'Iqaluit'],
  ['X0C', 'CA', 'Rankin Inlet'],
  ['G4T', 'CA', 'the Magdalen Islands'],
  ['E5G', 'CA', 'Grand Manan'],
  ['J0M', 'CA', 'Kuujjuaq'],
  ['77400', 'MX', 'Isla Mujeres'],
  ['77600', 'MX', 'Cozumel'],
  ['77310', 'MX', 'Holbox'],
];

it.each(without)('no road leads to %s in %s, %s', (zip, country) => {
  expect(hasRoad(portal(true), placeAt(zip, country))).toBe(false);
});

it.each<[zip: string, country: Country, by: string]>([
  ['33040', 'US', 'the Overseas Highway'],
  ['36528', 'US', 'the bridge to Dauphin Island'],
  ['48138', 'US', 'the bridge to Grosse Ile'],
  ['49783', 'US', 'the Mackinac Bridge'],
  ['02840', 'US', 'the bridge to Newport'],
  ['27959', 'US', 'the bridge to the Outer Banks'],
  ['98260', 'US', 'the bridge to Whidbey Island'],
  ['04609', 'US', 'the bridge to Mount Desert Island'],
  ['C1A', 'CA', 'the Confederation Bridge'],
  ['B1P', 'CA', 'the Canso Causeway'],
  ['P0P', 'CA', 'the bridge to Manitoulin'],
  ['A2V', 'CA', 'the Trans-Labrador Highway'],
  ['X1A', 'CA', 'the Yellowknife Highway'],
  ['24100', 'MX', 'the bridge to Ciudad del Carmen'],
  ['77500', 'MX', 'the mainland of Cancún'],
  ['77650', 'US', 'the road from High Island to Port Bolivar'],
  ['70358', 'US', 'the bridge to Grand Isle'],
  ['05458', 'US', 'the bridges to Grand Isle in Lake Champlain'],
  ['98110', 'US', 'the bridge to Bainbridge Island'],
  ['33921', 'US', 'the causeway to Boca Grande'],
  ['33924', 'US', 'the causeway to Captiva'],
])('%s in %s is reached by %s', (zip, country) => {
  expect(hasRoad(portal(), placeAt(zip, country))).toBe(true);
});

it.each([
  ['V0N 2P0', 'Port Hardy', false],
  ['V0N 1V0', 'gibsons', false],
  ['V0N 1G0', 'Bowen Island', false],
  ['V0N 2M0', 'PENDER ISLAND', false],
  ['V0N 2L0', 'Pemberton', true],
  ['V0N 1J0', 'Britannia Beach', true],
  ['V0N', 'Whistler', true],
  ['G0G', 'Tete-a-la-Baleine', false],
  ['G0G', 'Harrington Harbour', false],
  ['G0G', 'Natashquan', true],
  ['G0G', 'Havre-Saint-Pierre', true],
  ['R0B 0E0', 'Churchill', false],
  ['R0B', 'Gillam', true],
  ['R0B', 'Cross Lake', true],
  ['P0L 1Y0', 'Moosonee', false],
  ['P0L', 'Cochrane', true],
  ['P0L', 'Hearst', true],
  ['X0E', 'Norman Wells', false],
  ['X0E', 'Inuvik', true],
  ['X0E', 'Fort Simpson', true],
  ['Y0B', 'Old Crow', false],
  ['Y0B', 'Dawson City', true],
])('in %s, %s has a road: %s', (zip, city, isReached) => {
  expect(hasRoad(portal(), { ...placeAt(zip, 'CA'), city })).toBe(isReached);
});

it('Alaska is reached where the operator says so, as far as its highways go', () => {
  const reached = (isAlaskaReached: boolean) =>
    ['99501', '99701', '99669', '99827', '99801', '99615', '99559', '99723'].map((zip) =>
      hasRoad(portal(isAlaskaReached), placeAt(zip, 'US')),
    );
  expect(reached(false)).toEqual(Array(8).fill(false));
  expect(reached(true)).toEqual([true, true, true, true, false, false, false, false]);
});
