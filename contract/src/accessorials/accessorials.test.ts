import { describe, expect, it } from 'vitest';
import { AccessorialCode, accessorialsByMode } from './data/accessorials.ts';
import { limitedAccessTypes } from './data/limited-access-types.ts';
import { lineLabel } from './line-label.ts';
import { missingDetails } from './missing-details.ts';
import { en } from './words.en.ts';
import { es } from './words.es.ts';

describe('the extra services', () => {
  it.each(accessorialsByMode.ltl)('$code has a name in both languages and a price', (row) => {
    expect(en.codes[row.code]).toBeTruthy();
    expect(es.codes[row.code]).toBeTruthy();
    expect(row.typical_price).toBeGreaterThan(0);
    for (const field of row.fields) expect(en.fields[field]).toBeTruthy();
  });

  it('are all of the Digital LTL Council, each once', () => {
    expect(new Set(AccessorialCode.options).size).toBe(28);
    expect(Object.keys(en.codes).sort()).toEqual([...AccessorialCode.options].sort());
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

  it('is what the service must be told and was not', () => {
    expect(missingDetails({ code: 'LTDAD', details: {} })).toEqual(['limited_access_type']);
    expect(missingDetails({ code: 'COD', details: { cod_amount: 900, cod_terms: 'collect' } })).toEqual([
      'cod_remit_to',
    ]);
  });

  it('is never the end of an appointment', () => {
    expect(missingDetails({ code: 'APTD', details: { date: '2026-12-01', start_time: '09:00' } })).toEqual([]);
  });
});
