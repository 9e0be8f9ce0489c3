import type { Country } from '@portal/contract/places/zip-code.ts';
import { describe, expect, it } from 'vitest';
import { placeOfZip, placesOfCity, placesOfZipPrefix } from './zip-lookup.ts';

const names = (places: { city: string; state: string }[]) => places.map(({ city, state }) => `${city}, ${state}`);

describe('a postal code', () => {
  it('of the United States has its city, point and zone', () => {
    expect(placeOfZip('75201')).toEqual({
      zip_code: '75201',
      city: 'Dallas',
      state: 'TX',
      country: 'US',
      lat: 32.7904,
      lng: -96.8044,
      timezone: 'America/Chicago',
    });
  });

  it.each([
    ['02108', 'Boston, MA', 'America/New_York'],
    ['85001', 'Phoenix, AZ', 'America/Phoenix'],
    ['99501', 'Anchorage, AK', 'America/Anchorage'],
    ['75072', 'McKinney, TX', 'America/Chicago'],
    ['00501', 'Holtsville, NY', 'America/New_York'],
    // azcentral.com, 2016-03-12: the Navajo change their clocks, the Hopi among them do not.
    ['86515', 'Window Rock, AZ', 'America/Denver'],
    ['86039', 'Kykotsmovi Village, AZ', 'America/Phoenix'],
    ['86043', 'Second Mesa, AZ', 'America/Phoenix'],
    ['M5V 2T6', 'Toronto, ON', 'America/Toronto'],
    ['t2p', 'Calgary, AB', 'America/Edmonton'],
    ['75201-1234', 'Dallas, TX', 'America/Chicago'],
  ])('%s is %s', (zip, name, timezone) => {
    const place = placeOfZip(zip);
    expect(names(place ? [place] : [])).toEqual([name]);
    expect(place?.timezone).toBe(timezone);
  });

  it('of Mexico keeps its own zone where the Hopi have the same digits', () => {
    expect(placeOfZip('86030', 'MX')).toMatchObject({ state: 'TAB', timezone: 'America/Mexico_City' });
  });

  it('of a military post office has no point', () => {
    expect(placeOfZip('09002')).toMatchObject({ city: 'APO', state: 'AE', lat: null, lng: null });
  });

  it.each(['00000', '', '1', 'banana', '7520', 'A1', '\u0000'])('that is none, such as %j, is unknown', (zip) => {
    expect(placeOfZip(zip)).toBeNull();
  });

  it('is offered from three digits on', () => {
    expect(placesOfZipPrefix('75')).toEqual([]);
    const offered = placesOfZipPrefix('752');
    expect(offered).toHaveLength(20);
    expect(offered.every((place) => place.zip_code.startsWith('752'))).toBe(true);
    expect(names(placesOfZipPrefix('00501'))).toEqual(['Holtsville, NY']);
  });
});

describe('a city', () => {
  it('named with its state gives its postal codes', () => {
    const dallas = placesOfCity('dallas', 'tx');
    expect(dallas).toHaveLength(20);
    expect(new Set(names(dallas))).toEqual(new Set(['Dallas, TX']));
  });

  it('named alone gives one place a state, the largest first', () => {
    expect(names(placesOfCity('Springfield')).slice(0, 2)).toEqual(['Springfield, IL', 'Springfield, MA']);
  });

  it('is found by its beginning, without accents and with its abbreviations', () => {
    expect(names(placesOfCity('chica', 'IL'))[0]).toBe('Chicago, IL');
    expect(names(placesOfCity('queretaro'))).toEqual(['Querétaro, QUE']);
    expect(names(placesOfCity('St. Louis'))[0]).toBe('Saint Louis, MO');
    expect(names(placesOfCity('mckinn'))).toEqual(['McKinney, TX', 'Mc Kinney, KY', 'Mc Kinnon, WY']);
  });

  it.each<[written: string, state: string | undefined, country: Country | undefined, found: string]>([
    ['O’Fallon', 'IL', undefined, 'O Fallon, IL'],
    ["O'Fallon", 'MO', undefined, 'O Fallon, MO'],
    ["Coeur d'Alene", 'ID', undefined, 'Coeur D Alene, ID'],
    ["Land O'Lakes", 'FL', undefined, 'Land O Lakes, FL'],
    ["O'Neill", 'NE', undefined, 'Oneill, NE'],
    ["L'Anse", 'MI', undefined, 'Lanse, MI'],
    ['La Grange', 'GA', undefined, 'Lagrange, GA'],
    ['LaGrange', 'IL', undefined, 'La Grange, IL'],
    ['DuBois', 'PA', undefined, 'Du Bois, PA'],
    ['De Kalb', 'IL', undefined, 'Dekalb, IL'],
    ['LaSalle', 'IL', undefined, 'La Salle, IL'],
    ['DeSoto', 'TX', undefined, 'Desoto, TX'],
    ['Mc Allen', 'Texas', undefined, 'McAllen, TX'],
    ['Fond-du-Lac', 'WI', undefined, 'Fond Du Lac, WI'],
    ['Winston-Salem', 'North Carolina', undefined, 'Winston Salem, NC'],
    ['Ft. Worth', 'TX', undefined, 'Fort Worth, TX'],
    ['Washington', 'D.C.', undefined, 'Washington, DC'],
    ['Washington, D.C.', undefined, undefined, 'Washington, DC'],
    ['New York City', undefined, undefined, 'New York, NY'],
    ['Nueva York', undefined, undefined, 'New York, NY'],
    ['Quebec', 'QC', undefined, 'Quebec City, QC'],
    ['Sault Ste. Marie', 'ON', undefined, 'Sault Ste. Marie, ON'],
    ['Juárez', 'CHH', undefined, 'Ciudad Juárez, CHH'],
    ['Cd. Juarez', 'Chih.', undefined, 'Ciudad Juárez, CHH'],
    ['Santiago de Querétaro', undefined, undefined, 'Querétaro, QUE'],
    ['Toluca de Lerdo', 'MEX', undefined, 'Toluca, MEX'],
    ['Ciudad Victoria', 'Tamaulipas', undefined, 'Victoria, TAM'],
    ['Monterrey', 'NL', 'MX', 'Monterrey, NLE'],
    ['San Luis Potosí', 'S.L.P.', undefined, 'San Luis Potosí, SLP'],
    ['Mexico City', undefined, undefined, 'Ciudad de México, CMX'],
    ['CDMX', undefined, 'MX', 'Ciudad de México, CMX'],
    // The abbreviations of USPS Publication 28, appendices B and C, and those in use in Mexico.
    ['N. Las Vegas', 'NV', undefined, 'North Las Vegas, NV'],
    ['W. Palm Beach', 'FL', undefined, 'West Palm Beach, FL'],
    ['S. San Francisco', 'CA', undefined, 'South San Francisco, CA'],
    ['E. St. Louis', 'IL', undefined, 'East Saint Louis, IL'],
    ['S. Padre Island', 'TX', undefined, 'South Padre Island, TX'],
    ['Port St. Lucie', 'FL', undefined, 'Port Saint Lucie, FL'],
    ['Mt. Vernon', 'NY', undefined, 'Mount Vernon, NY'],
    ['Ste. Genevieve', 'MO', undefined, 'Sainte Genevieve, MO'],
    ["Lee's Summit", 'Missouri', undefined, 'Lees Summit, MO'],
    ["D'Iberville", 'MS', undefined, 'Diberville, MS'],
    ['LaPorte', 'IN', undefined, 'La Porte, IN'],
    ['St. John', 'NB', 'CA', 'Saint John, NB'],
    ['Trois Rivieres', 'Quebec', undefined, 'Trois-Rivières, QC'],
    ['Gral. Escobedo', 'N.L.', 'MX', 'General Escobedo, NLE'],
    ['Pto. Vallarta', 'Jal.', 'MX', 'Puerto Vallarta, JAL'],
    ['Sta. Catarina', 'NL', 'MX', 'Santa Catarina, NLE'],
    ['Ciudad del Carmen', 'Camp.', 'MX', 'Carmen, CAM'],
    ['Cancun', 'Q. Roo', 'MX', 'Cancún, ROO'],
    ['Cd. Obregon', 'Son.', 'MX', 'Ciudad Obregón, SON'],
    ['Leon de los Aldama', 'Gto.', 'MX', 'León, GUA'],
    ['Merida', 'Yuc.', 'MX', 'Mérida, YUC'],
    ['Puebla de Zaragoza', undefined, 'MX', 'Puebla, PUE'],
  ])('written %s, %s (%s) is %s', (written, state, country, found) => {
    expect(names(placesOfCity(written, state, country))[0]).toBe(found);
  });

  it('that is none gives nothing', () => {
    expect(placesOfCity('Xyzzy')).toEqual([]);
    expect(placesOfCity('a')).toEqual([]);
  });
});
