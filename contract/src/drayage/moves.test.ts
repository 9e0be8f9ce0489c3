import { paperFields } from './drayage-input.ts';
import { describe, expect, it } from 'vitest';
import { isRailRamp, containerPlace, portFees, portsAt } from './container-places.ts';
import { ports } from './data/ports.ts';
import { railRamps } from './data/rail-ramps.ts';
import { steamshipLines } from './data/steamship-lines.ts';
import { chassisProviders, deliveryTypes, directions, drayageReferences, missingReferences } from './moves.ts';
import { stateName } from '../places/states.ts';
import { isZipCode } from '../places/zip-code.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const places = [...ports, ...railRamps];

describe('ports and rail ramps', () => {
  it('have a code each', () => expect(new Set(places.map(({ code }) => code)).size).toBe(places.length));

  it.each(places)('$code stands in a state we know', ({ state, country, zip_code, lat, lng }) => {
    expect(stateName(state, country)).not.toBe(state);
    if (country === 'US') expect(isZipCode(zip_code ?? '', 'US')).toBe(true);
    expect(lat).toBeGreaterThan(14);
    expect(lat).toBeLessThan(60);
    expect(lng).toBeGreaterThan(-135);
    expect(lng).toBeLessThan(-60);
  });

  it.each(ports)('$code is a UN/LOCODE, its terminals have a code each', ({ code, country, terminals }) => {
    expect(code).toMatch(/^[A-Z]{2}[A-Z]{3}$/);
    expect(code.slice(0, 2)).toBe(country);
    expect(new Set(terminals.map((terminal) => terminal.code)).size).toBe(terminals.length);
  });

  it.each([
    ['USLAX', ['USLAX']],
    ['long beach', ['USLGB']],
    ['lazaro', ['MXLZC']],
    ['San Ped', ['USLAX']],
    ['nowhere', []],
  ])('%s means %j', (location, codes) => expect(portsAt(location).map(({ code }) => code)).toEqual(codes));

  it('know their fees', () => {
    expect(portFees('USLGB')).toEqual(['TMF', 'CLEAN_TRUCK']);
    expect(portFees('USSAV')).toEqual([]);
    expect(portFees('UP_G4')).toEqual([]);
  });

  it('distinguish a ramp from a port', () => {
    expect(isRailRamp('UP_G4')).toBe(true);
    expect(isRailRamp('USLAX')).toBe(false);
    expect(containerPlace('BNSF_LPC')?.city).toBe('Elwood');
    expect(containerPlace('XXXXX')).toBeUndefined();
  });
});

describe('a drayage move', () => {
  it.each([en, es])('has a name for each of its words', (words) => {
    expect(Object.keys(words.directions)).toEqual([...directions]);
    expect(Object.keys(words.delivery_types)).toEqual([...deliveryTypes]);
    expect(Object.keys(words.chassis_providers)).toEqual([...chassisProviders]);
    const named = Object.keys(words.references);
    expect(named).toEqual(expect.arrayContaining([...drayageReferences]));
    expect([...drayageReferences, ...paperFields]).toEqual(expect.arrayContaining(named));
  });

  it('needs a booking to go out, a container and its bill to come in', () => {
    expect(missingReferences('export', {})).toEqual(['booking_number']);
    expect(missingReferences('export', { booking_number: 'B1' })).toEqual([]);
    expect(missingReferences('import', { container_number: 'CSQU3054383', master_bl: ' ' })).toEqual(['master_bl']);
    expect(missingReferences('one_way', { container_number: null })).toEqual(['container_number']);
  });

  it('knows the lines’ usual terms', () => {
    for (const { scac, free_days, per_diem } of steamshipLines) {
      expect(scac).toMatch(/^[A-Z]{4}$/);
      expect(free_days).toBeGreaterThan(0);
      expect(per_diem).toBeGreaterThan(0);
    }
  });
});
