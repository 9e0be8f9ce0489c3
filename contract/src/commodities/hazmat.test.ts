import { describe, expect, it } from 'vitest';
import { unNumbers } from './data/un-numbers.ts';
import { basicDescription } from './hazmat-description.ts';
import { hazardClasses, hazardClassKey, UnNumber } from './hazmat.ts';
import { words as en } from './words/en.ts';

describe('the basic description', () => {
  it('is number, name, class, packing group', () => {
    expect(
      basicDescription({
        un_number: 'UN1090',
        proper_shipping_name: 'Acetone',
        class_division: '3',
        packing_group: 'II',
      }),
    ).toBe('UN1090, Acetone, 3, PG II');
  });

  it('puts the subsidiary hazard and the technical name where the law wants them', () => {
    expect(
      basicDescription({
        un_number: 'UN1992',
        proper_shipping_name: 'Flammable liquids, toxic, n.o.s.',
        class_division: '3',
        packing_group: 'II',
        technical_name: 'contains methanol',
        subsidiary: ['6.1'],
      }),
    ).toBe('UN1992, Flammable liquids, toxic, n.o.s. (contains methanol), 3 (6.1), PG II');
  });

  it('leaves out a packing group that does not exist', () => {
    expect(
      basicDescription({ un_number: 'UN1950', proper_shipping_name: 'Aerosols, flammable', class_division: '2.1' }),
    ).toBe('UN1950, Aerosols, flammable, 2.1');
  });
});

describe('the table of UN numbers', () => {
  it('holds about 150 rows, none twice', () => {
    const keys = unNumbers.map((row) => `${row.un_number} ${row.class_division} ${row.proper_shipping_name.en}`);
    expect(new Set(keys).size).toBe(unNumbers.length);
    expect(unNumbers.length).toBeGreaterThanOrEqual(145);
  });

  it.each(unNumbers)('$un_number $proper_shipping_name.en is well formed', (row) => {
    expect(UnNumber.safeParse(row.un_number).success).toBe(true);
    expect(hazardClasses).toContain(row.class_division);
    expect(row.labels[0]).toBe(row.class_division);
    expect(row.proper_shipping_name.en).not.toBe('');
    expect(row.proper_shipping_name.es).not.toBe('');
    // Gases, infectious and radioactive material have no packing group; flammable and corrosive liquids always do.
    const first = row.class_division.charAt(0);
    if (['1', '2', '7'].includes(first) || row.class_division === '6.2') expect(row.packing_groups).toEqual([]);
  });
});

it('has a name for every class and division', () => {
  for (const division of hazardClasses) expect(en.hazard_classes).toHaveProperty(hazardClassKey(division));
});
