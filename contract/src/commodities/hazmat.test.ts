import { describe, expect, it } from 'vitest';
import { basicDescription } from './hazmat-description.ts';
import { hazardClasses, hazardClassKey } from './hazmat.ts';
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

it('has a name for every class and division', () => {
  for (const division of hazardClasses) expect(en.hazard_classes).toHaveProperty(hazardClassKey(division));
});

describe('what 49 CFR 172.203 adds to a description', () => {
  const asphalt = {
    un_number: 'UN1999',
    proper_shipping_name: 'Asphalt',
    class_division: '3',
    packing_group: 'III',
  } as const;

  it('says HOT right before the name, unless the name says it (172.203(n))', () => {
    expect(basicDescription({ ...asphalt, elevated_temperature: true })).toBe('UN1999, HOT Asphalt, 3, PG III');
    const molten = { un_number: 'UN2448', proper_shipping_name: 'Sulfur, molten', class_division: '4.1' };
    expect(basicDescription({ ...molten, elevated_temperature: true })).toBe('UN2448, Sulfur, molten, 4.1');
  });

  it('names the residue right before the description and the special permit behind it (172.203(a), (e))', () => {
    expect(basicDescription({ ...asphalt, residue: true, reportable_quantity: true, special_permit: '11406' })).toBe(
      'RQ, RESIDUE: LAST CONTAINED, UN1999, Asphalt, 3, PG III, DOT-SP 11406',
    );
  });

  it('shows the numbers of explosives in association with the description (172.320(d))', () => {
    const shells = { un_number: 'UN0335', proper_shipping_name: 'Fireworks', class_division: '1.3G' };
    const explosive_numbers = ['EX1999010203', '1305-01-155-5462', 'DYN-40X8'];
    expect(basicDescription({ ...shells, explosive_numbers })).toBe(
      'UN0335, Fireworks, 1.3G, EX1999010203, NSN 1305-01-155-5462, Product code DYN-40X8',
    );
  });
});
