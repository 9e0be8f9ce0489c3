import { describe, expect, it } from 'vitest';
import { loadModes } from '../modes/modes.ts';
import { accessorialOf, accessorialsToAsk, anyAccessorial } from './accessorials-of.ts';
import { AccessorialCode, accessorialsByMode } from './data/accessorials.ts';
import { limitedAccessTypes } from './data/limited-access-types.ts';
import { lineLabel } from './line-label.ts';
import { missingDetails } from './missing-details.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

const rows = loadModes.flatMap((mode) => accessorialsByMode[mode].map((row) => ({ mode, row })));

describe('the accessorials', () => {
  it.each(rows)('$mode $row.code has a name in both languages and a price', ({ row }) => {
    expect(en.codes[row.code]).toBeTruthy();
    expect(es.codes[row.code]).toBeTruthy();
    expect(row.typical_price).toBeGreaterThan(0);
    for (const field of row.fields) expect(en.fields[field]).toBeTruthy();
  });

  it('of LTL are all of the Digital LTL Council, each once', () => {
    expect(new Set(accessorialsByMode.ltl.map(({ code }) => code)).size).toBe(28);
    expect(accessorialsToAsk('ltl')).toEqual(accessorialsByMode.ltl);
  });

  it('are named each once', () => {
    expect(Object.keys(en.codes).sort()).toEqual([...AccessorialCode.options].sort());
    for (const code of AccessorialCode.options) expect(en.charges).not.toHaveProperty([code]);
  });

  it.each(loadModes)('of %s are listed once, and mean what they mean in the other modes', (mode) => {
    const codes = accessorialsByMode[mode].map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, type, fields } of accessorialsByMode[mode]) {
      expect(anyAccessorial(code)).toMatchObject({ code, type, fields });
    }
  });

  it.each(loadModes)('of %s has what a flagged stop asks for', (mode) => {
    for (const code of ['REP', 'RES', 'LTDAP', 'LTDAD']) expect(accessorialOf(mode, code)).toBeDefined();
  });

  it('are not asked for where they only come up on the way', () => {
    const requested = accessorialsToAsk('drayage').map(({ code }) => code);
    expect(requested).toContain('PREPULL');
    expect(requested).not.toContain('DEMURRAGE');
  });

  it('of a price by time say what is free', () => {
    expect(accessorialOf('ftl', 'DET')).toMatchObject({ typical_price: 65, per: 'hour', free: 2 });
    expect(accessorialOf('ltl', 'TARP_4')).toBeUndefined();
  });

  it('name every kind of limited access', () => {
    expect(Object.keys(en.limited_access_types).sort()).toEqual([...limitedAccessTypes].sort());
  });
});

describe('a price line', () => {
  it('has the human name of its service or charge', () => {
    expect(lineLabel('LFTD')).toEqual({ en: 'Liftgate at delivery', es: 'Rampa hidráulica en entrega' });
    expect(lineLabel('Fuel')).toEqual({ en: 'Fuel surcharge', es: 'Cargo por combustible' });
  });

  it('is "other" when nobody knows its code', () => {
    expect(lineLabel('X9').en).toBe('Other charge');
    expect(lineLabel('constructor').en).toBe('Other charge');
  });
});

describe('what is missing', () => {
  it('is nothing for a service that needs no words', () => {
    expect(missingDetails({ code: 'LFTD', details: {} })).toEqual([]);
  });

  it('is each detail the accessorial needs and did not get', () => {
    expect(missingDetails({ code: 'LTDAD', details: {} })).toEqual(['limited_access_type']);
    expect(missingDetails({ code: 'COD', details: { cod_amount: 900, cod_terms: 'collect' } })).toEqual([
      'cod_remit_to',
    ]);
  });

  it('is not a temperature of zero', () => {
    expect(missingDetails({ code: 'PRE_COOL', details: { temperature_f: 0 } })).toEqual([]);
    expect(missingDetails({ code: 'PRE_COOL', details: {} })).toEqual(['temperature_f']);
  });

  it('is never the end of an appointment', () => {
    expect(missingDetails({ code: 'APTD', details: { date: '2026-12-01', start_time: '09:00' } })).toEqual([]);
  });
});
