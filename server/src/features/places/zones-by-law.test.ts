import type { Country } from '@portal/contract/places/zip-code.ts';
import { clocksAt, isKnownZone } from '@portal/contract/values/zones/zone-clocks.ts';
import { describe, expect, it } from 'vitest';
import { zonesOfStates } from './data/zones-of-states.ts';
import { zonesOfTowns } from './data/zones-of-towns.ts';
import { eachZipRecord } from './zip-records.ts';
import { placeOfZip, zoneAtPoint } from './zip-lookup.ts';
import type { ZipRecord } from './zip-record.ts';
import { zonesByLaw } from './zone-of-record.ts';

const law = zonesByLaw();
const records: (ZipRecord & { zone: string })[] = [];
eachZipRecord((record) => records.push({ ...record, zone: law(record) }));

const naming = ({ code, country, state, zone }: (typeof records)[number]): string =>
  [code, country, state, zone].join(' ');

describe('of all postal codes', () => {
  it('none has a zone that is not one of its state’s, or that the table of zones does not know', () => {
    const strange = records.filter(
      ({ country, state, zone }) => !zonesOfStates[country][state]?.includes(zone) || !isKnownZone(zone),
    );
    expect(strange.map(naming)).toEqual([]);
  });

  it('none lies where the sun and its clocks are more than two hours and a half apart', () => {
    const january = Date.UTC(2026, 0, 15);
    const strange = records.filter(({ lng, zone, state }) => {
      if (lng === null || state === 'AA' || state === 'AE' || state === 'AP') return false;
      const apart = Math.abs(clocksAt(zone, january).offset / 60 - lng / 15);
      return Math.min(apart, 24 - apart) > 2.5;
    });
    // The Aleutians keep Alaska's time as far as Dutch Harbor, and Hawaii's beyond.
    expect(strange.map(naming).filter((text) => !text.includes(' US AK '))).toEqual([]);
  });
});

/*
 * 49 CFR part 71 for the United States, the tz database for Canada, Ley de los Husos Horarios (2022) for Mexico. Towns
 * by a border of countries or zones, whose coordinates alone lead to the other side.
 */
describe('the zone by law', () => {
  it.each<[string, Country, string]>([
    ['04730', 'US', 'America/New_York'], // Houlton ME
    ['04619', 'US', 'America/New_York'], // Calais ME
    ['59254', 'US', 'America/Denver'], // Plentywood MT
    ['59263', 'US', 'America/Denver'], // Scobey MT
    ['59484', 'US', 'America/Denver'], // Sweet Grass MT
    ['98281', 'US', 'America/Los_Angeles'], // Point Roberts WA
    ['78584', 'US', 'America/Chicago'], // Roma TX
    ['92363', 'US', 'America/Los_Angeles'], // Needles CA
    ['85334', 'US', 'America/Phoenix'], // Ehrenberg AZ
    ['85369', 'US', 'America/Phoenix'], // Yuma AZ
    ['36867', 'US', 'America/Chicago'], // Phenix City AL, both of whose codes differed
    ['36869', 'US', 'America/Chicago'],
    ['96799', 'US', 'Pacific/Pago_Pago'], // Pago Pago
    ['10200', 'US', 'America/New_York'], // New York, whose point lay in Kyrgyzstan
    ['A0K', 'CA', 'America/St_Johns'], // Mary's Harbour and northwest Newfoundland
    ['S9V', 'CA', 'America/Edmonton'], // Lloydminster, the Saskatchewan side
    ['T9V', 'CA', 'America/Edmonton'], // and the Alberta side
    ['58282', 'US', 'America/Chicago'], // Walhalla ND
    ['58318', 'US', 'America/Chicago'], // Bottineau ND
    ['56763', 'US', 'America/Chicago'], // Warroad MN
    ['56649', 'US', 'America/Chicago'], // International Falls MN
    ['49783', 'US', 'America/Detroit'], // Sault Ste. Marie MI
    ['49801', 'US', 'America/Menominee'], // Iron Mountain MI
    ['13669', 'US', 'America/New_York'], // Ogdensburg NY
    ['32456', 'US', 'America/New_York'], // Port St. Joe FL, Gulf County's east
    ['32401', 'US', 'America/Chicago'], // Panama City FL
    ['83501', 'US', 'America/Los_Angeles'], // Lewiston ID
    ['83702', 'US', 'America/Boise'], // Boise ID
    ['97914', 'US', 'America/Boise'], // Ontario OR
    ['79901', 'US', 'America/Denver'], // El Paso TX
    ['88063', 'US', 'America/Denver'], // Sunland Park NM
    ['85621', 'US', 'America/Phoenix'], // Nogales AZ
    ['37402', 'US', 'America/New_York'], // Chattanooga TN
    ['40508', 'US', 'America/New_York'], // Lexington KY
    ['42001', 'US', 'America/Chicago'], // Paducah KY
    ['47710', 'US', 'America/Chicago'], // Evansville IN
    ['89883', 'US', 'America/Denver'], // West Wendover NV
    ['86515', 'US', 'America/Denver'], // Window Rock AZ, Navajo
    ['86039', 'US', 'America/Phoenix'], // Kykotsmovi AZ, Hopi
    ['67735', 'US', 'America/Denver'], // Goodland KS
    ['96910', 'US', 'Pacific/Guam'], // Hagåtña
    ['00802', 'US', 'America/St_Thomas'], // Charlotte Amalie
    ['P9N', 'CA', 'America/Winnipeg'], // Kenora ON
    ['V1C', 'CA', 'America/Edmonton'], // Cranbrook BC
    ['V1G', 'CA', 'America/Dawson_Creek'], // Dawson Creek BC
    ['G4T', 'CA', 'America/Halifax'], // Magdalen Islands QC
    ['E3N', 'CA', 'America/Moncton'], // Campbellton NB
    ['A0P', 'CA', 'America/Goose_Bay'], // Happy Valley-Goose Bay
    ['21000', 'MX', 'America/Tijuana'], // Mexicali
    ['32000', 'MX', 'America/Ciudad_Juarez'], // Ciudad Juárez
    ['32880', 'MX', 'America/Ojinaga'], // Ojinaga
    ['31000', 'MX', 'America/Chihuahua'], // Chihuahua
    ['26000', 'MX', 'America/Matamoros'], // Piedras Negras
    ['26200', 'MX', 'America/Matamoros'], // Ciudad Acuña
    ['25000', 'MX', 'America/Monterrey'], // Saltillo
    ['88000', 'MX', 'America/Matamoros'], // Nuevo Laredo
    ['87000', 'MX', 'America/Monterrey'], // Ciudad Victoria
    ['65030', 'MX', 'America/Matamoros'], // Anáhuac NLE, with the bridge Colombia
    ['63732', 'MX', 'America/Bahia_Banderas'], // Bahía de Banderas
    ['63000', 'MX', 'America/Mazatlan'], // Tepic
    ['81200', 'MX', 'America/Mazatlan'], // Los Mochis
    ['84000', 'MX', 'America/Hermosillo'], // Nogales
    ['77500', 'MX', 'America/Cancun'], // Cancún
    ['30700', 'MX', 'America/Mexico_City'], // Tapachula
    // 49 CFR 71.5 to 71.9, county by county along each line.
    ['79855', 'US', 'America/Chicago'], // Van Horn TX: Culberson County, east of the line
    ['79839', 'US', 'America/Denver'], // Fort Hancock TX: Hudspeth County, west of it
    ['69101', 'US', 'America/Chicago'], // North Platte NE
    ['69153', 'US', 'America/Denver'], // Ogallala NE
    ['57501', 'US', 'America/Chicago'], // Pierre SD, on the east bank
    ['57701', 'US', 'America/Denver'], // Rapid City SD
    ['58523', 'US', 'America/North_Dakota/Beulah'], // Beulah ND
    ['58530', 'US', 'America/North_Dakota/Center'], // Center ND
    ['58601', 'US', 'America/Denver'], // Dickinson ND
    ['46402', 'US', 'America/Chicago'], // Gary IN
    ['46601', 'US', 'America/Indiana/Indianapolis'], // South Bend IN
    ['46534', 'US', 'America/Indiana/Knox'], // Knox IN
    ['47567', 'US', 'America/Indiana/Petersburg'], // Petersburg IN
    ['42633', 'US', 'America/Kentucky/Monticello'], // Monticello KY
    ['42629', 'US', 'America/Chicago'], // Jamestown KY: Russell County
    ['40108', 'US', 'America/New_York'], // Brandenburg KY: Meade County
    ['37398', 'US', 'America/Chicago'], // Winchester TN
    ['37379', 'US', 'America/New_York'], // Soddy-Daisy TN
    ['32320', 'US', 'America/New_York'], // Apalachicola FL
    ['32428', 'US', 'America/Chicago'], // Chipley FL
    ['67846', 'US', 'America/Chicago'], // Garden City KS
    ['67878', 'US', 'America/Denver'], // Syracuse KS
    ['67879', 'US', 'America/Denver'], // Tribune KS
    ['49938', 'US', 'America/Menominee'], // Ironwood MI
    ['49855', 'US', 'America/Detroit'], // Marquette MI
    ['83530', 'US', 'America/Los_Angeles'], // Grangeville ID, north of the Salmon River
    ['89835', 'US', 'America/Los_Angeles'], // Wells NV
    ['99546', 'US', 'America/Adak'], // Adak AK
    ['99926', 'US', 'America/Metlakatla'], // Metlakatla AK
    ['96940', 'US', 'Pacific/Palau'], // Palau, by the tz database's file australasia
    // The zones of Canada in the tz database's zone1970.tab and northamerica.
    ['A1A', 'CA', 'America/St_Johns'], // St. John's
    ['A1V', 'CA', 'America/St_Johns'], // Gander
    ['A2V', 'CA', 'America/Goose_Bay'], // Labrador City
    ['B3H', 'CA', 'America/Halifax'], // Halifax
    ['C1A', 'CA', 'America/Halifax'], // Charlottetown
    ['E1C', 'CA', 'America/Moncton'], // Moncton
    ['G5L', 'CA', 'America/Toronto'], // Rimouski QC
    ['P7B', 'CA', 'America/Toronto'], // Thunder Bay ON
    ['P8N', 'CA', 'America/Winnipeg'], // Dryden ON, west of 90 degrees
    ['P9A', 'CA', 'America/Winnipeg'], // Fort Frances ON
    ['R3C', 'CA', 'America/Winnipeg'], // Winnipeg
    ['S4P', 'CA', 'America/Regina'], // Regina
    ['T1K', 'CA', 'America/Edmonton'], // Lethbridge AB
    ['V0A', 'CA', 'America/Edmonton'], // Golden BC
    ['V0B', 'CA', 'America/Edmonton'], // Fernie BC
    ['V0C', 'CA', 'America/Fort_Nelson'], // Fort Nelson BC
    ['V1A', 'CA', 'America/Edmonton'], // Kimberley BC
    ['V1J', 'CA', 'America/Dawson_Creek'], // Fort St. John BC
    ['V1L', 'CA', 'America/Vancouver'], // Nelson BC
    ['V6B', 'CA', 'America/Vancouver'], // Vancouver
    ['X0A', 'CA', 'America/Iqaluit'], // Iqaluit
    ['X0B', 'CA', 'America/Cambridge_Bay'], // Cambridge Bay
    ['X0C', 'CA', 'America/Rankin_Inlet'], // Rankin Inlet
    ['X1A', 'CA', 'America/Edmonton'], // Yellowknife
    ['Y1A', 'CA', 'America/Whitehorse'], // Whitehorse
    // Ley de los Husos Horarios (2022), articles 3 to 5, with the decree for Chihuahua of 30 November 2022.
    ['22800', 'MX', 'America/Tijuana'], // Ensenada
    ['83449', 'MX', 'America/Hermosillo'], // San Luis Río Colorado
    ['31820', 'MX', 'America/Ciudad_Juarez'], // Ascensión
    ['31840', 'MX', 'America/Ciudad_Juarez'], // Janos
    ['31850', 'MX', 'America/Chihuahua'], // Casas Grandes, south of Janos
    ['33000', 'MX', 'America/Chihuahua'], // Delicias
    ['26170', 'MX', 'America/Matamoros'], // Nava
    ['26700', 'MX', 'America/Monterrey'], // Sabinas
    ['25700', 'MX', 'America/Monterrey'], // Monclova
    ['27000', 'MX', 'America/Monterrey'], // Torreón
    ['87300', 'MX', 'America/Matamoros'], // Matamoros
    ['88500', 'MX', 'America/Matamoros'], // Reynosa
    ['88900', 'MX', 'America/Matamoros'], // Río Bravo
    ['89000', 'MX', 'America/Monterrey'], // Tampico
    ['48300', 'MX', 'America/Mexico_City'], // Puerto Vallarta, across the river from Bahía de Banderas
    ['28000', 'MX', 'America/Mexico_City'], // Colima
    ['80000', 'MX', 'America/Mazatlan'], // Culiacán
    ['23000', 'MX', 'America/Mazatlan'], // La Paz
    ['34000', 'MX', 'America/Monterrey'], // Durango
    ['77000', 'MX', 'America/Cancun'], // Chetumal
    ['97000', 'MX', 'America/Merida'], // Mérida
    ['98000', 'MX', 'America/Mexico_City'], // Zacatecas
  ])('of %s in %s is %s', (code, country, zone) => expect(placeOfZip(code, country)?.timezone).toBe(zone));
});

describe('a town of a Canadian area that several zones share', () => {
  it.each<[string, string, string]>([
    // America/Creston of the tz database: Mountain Standard Time all year; the rest of V0B keeps Edmonton's.
    ['V0B 1G1', 'Creston', 'America/Creston'],
    ['v0b 1g0', '', 'America/Creston'], // its post office
    ['V0B 2N0', 'Wynndel', 'America/Creston'],
    ['V0B', 'YAHK', 'America/Creston'],
    ['V0B 1M0', 'Fernie', 'America/Edmonton'],
    ['V0B', '', 'America/Edmonton'],
    ['V1C 1A1', 'Creston', 'America/Edmonton'], // Cranbrook's code
    // America/Dawson_Creek and America/Vancouver of the same.
    ['V0C 1J0', 'Chetwynd', 'America/Dawson_Creek'],
    ['V0C 1L0', 'Dease Lake', 'America/Vancouver'],
    ['V0C 1R0', 'Fort Nelson', 'America/Fort_Nelson'],
    // America/Atikokan: "EST - ON (Atikokan); NU (Coral H)" in zone1970.tab, Pickle Lake and New Osnaburgh in its notes.
    ['P0T 1C0', 'Atikokan', 'America/Atikokan'],
    ['P0V 3A0', 'Pickle Lake', 'America/Atikokan'],
    ['P0V 2H0', 'Osnaburgh', 'America/Atikokan'],
    ['X0C 0C0', 'Coral Harbour', 'America/Atikokan'],
    // Ontario's Time Act (R.S.O. 1990, c. T.9): Central west of 90 degrees, but where towns keep Eastern time.
    ['P0T 1T0', 'Ignace', 'America/Winnipeg'],
    ['P0T 2Y0', 'Upsala', 'America/Toronto'],
    ['P0V 1G0', 'Big Trout Lake', 'America/Winnipeg'],
    ['P0V 2T0', 'Sioux Lookout', 'America/Winnipeg'],
    // Legal Time Act (CQLR c. T-5.1), sections 1 and 2.
    ['G0G 1C0', 'Blanc-Sablon', 'America/Blanc-Sablon'],
    ['G0G 1W0', 'lourdes de blanc sablon', 'America/Blanc-Sablon'],
    ['G0G 1M0', 'La Romaine', 'America/Blanc-Sablon'],
    ['G0G 2E0', 'Natashquan', 'America/Toronto'], // Minganie
    ['G0G 1P0', 'Havre-Saint-Pierre', 'America/Toronto'],
    ['G0C 2R0', 'Listuguj', 'America/Halifax'],
    ['G0C 1E0', 'Carleton', 'America/Toronto'],
    // America/Goose_Bay: Labrador but for its southeast, which keeps Newfoundland's time.
    ['A0K 1V0', 'Cartwright', 'America/Goose_Bay'],
    ['A0K 3P0', "Mary's Harbour", 'America/St_Johns'],
    // America/Resolute: Central time in an area of Eastern.
    ['X0A 0V0', 'Resolute', 'America/Resolute'],
    ['X0A 0H0', 'Iqaluit', 'America/Iqaluit'],
    // The Time Act of Saskatchewan (R.S.S. 1978, c. T-14), though Manitoba's time is kept there.
    ['S0P 0B0', 'Denare Beach', 'America/Regina'],
    ['S0P 0A0', 'Creighton', 'America/Regina'],
  ])('%s %s keeps the time of %s', (code, city, zone) => expect(placeOfZip(code, 'CA', city)?.timezone).toBe(zone));

  it('is named in its own area, in a zone of its province', () => {
    for (const { area, zone, towns, offices } of zonesOfTowns) {
      const place = placeOfZip(area, 'CA');
      expect(zonesOfStates.CA[place?.state ?? '']).toContain(zone);
      expect(zone).not.toBe(place?.timezone);
      for (const code of offices) expect(code.startsWith(`${area} `)).toBe(true);
      expect(towns).toEqual(towns.toSorted());
    }
  });
});

describe('a point', () => {
  it.each([
    ['Calais ME', 45.1886, -67.2789, 'ME', 'America/New_York'],
    ['St. Stephen NB', 45.1942, -67.2757, 'NB', 'America/Moncton'],
    ['Sweet Grass MT', 48.9969, -111.9597, 'MT', 'America/Denver'],
    ['Coutts AB', 49.0003, -111.9594, 'AB', 'America/Edmonton'],
    ['Phenix City AL', 32.471, -85.0008, 'AL', 'America/Chicago'],
    ['Pago Pago', -14.2781, -170.7025, null, 'Pacific/Pago_Pago'],
    ['Dallas', 32.79, -96.8, null, 'America/Chicago'],
    ['El Paso', 31.76, -106.49, 'TX', 'America/Denver'],
    ['a state nobody knows', 31.76, -106.49, '??', 'America/Denver'],
    ['the open Atlantic', 30, -45, null, 'Etc/GMT+3'],
  ])('in %s has a zone of its state', (_, lat, lng, state, zone) => expect(zoneAtPoint(lat, lng, state)).toBe(zone));
});
