import { classDivisions, packingGroups } from '@portal/contract/commodities/hazmat.ts';
import { describe, expect, it } from 'vitest';
import {
  acetone,
  advices,
  chlorine,
  cyanide,
  described,
  type Facts,
  nitric,
  refusals,
  solvent,
  sulfuric,
} from './hazmat.fixture.ts';
import { hazmatEntries, hazmatEntriesOf } from './hazmat-table.ts';

describe('a description that agrees with the table', () => {
  const hasFaults = (facts: Facts) =>
    refusals({ technical_name: 'test', ...facts }).filter(
      (code) => !['temperature_missing', 'zone_missing'].includes(code),
    );

  it('is accepted of every row', () => {
    const wrong = [...hazmatEntries().values()].flat().flatMap((entry) =>
      (entry.packing_groups.length > 0 ? entry.packing_groups : [null]).flatMap((packing_group) => {
        const facts = {
          un_number: entry.un_number,
          proper_shipping_name: entry.proper_shipping_name.en,
          class_division: entry.class_division ?? '1.1D',
          subsidiary: entry.subsidiary,
          packing_group,
        };
        return hasFaults(facts).length > 0 ? [[facts, hasFaults(facts)]] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    // 172.202(b), the regulation's own example of the order.
    [
      {
        un_number: 'UN2744',
        proper_shipping_name: 'Cyclobutyl chloroformate',
        class_division: '6.1',
        packing_group: 'II',
      },
      'UN2744, Cyclobutyl chloroformate, 6.1 (8, 3), PG II',
    ],
    // 172.203(m) and special provision 2.
    [chlorine, 'RQ, UN1017, Chlorine, 2.3 (5.1, 8), Poison-Inhalation Hazard, Zone B'],
    // Special provision 13: domestic ammonia. 100 lb is its reportable quantity.
    [
      { un_number: 'UN1005', proper_shipping_name: 'Ammonia, anhydrous', class_division: '2.2' },
      'RQ, UN1005, Ammonia, anhydrous, 2.2, Inhalation Hazard',
    ],
    // 172.101(c)(1): the table's English, whatever the screen's language.
    [
      {
        un_number: 'UN1230',
        proper_shipping_name: 'Metanol',
        class_division: '3',
        packing_group: 'II',
        subsidiary: ['6.1'],
      },
      'UN1230, Methanol, 3 (6.1), PG II',
    ],
    // 172.101(c)(3): singular for plural. 172.203(k): the technical name in brackets.
    [
      { ...solvent, proper_shipping_name: 'flammable liquid, n.o.s.', technical_name: 'toluene' },
      'UN1993, Flammable liquids, n.o.s. (toluene), 3, PG II',
    ],
    // 172.101(c)(9): waste.
    [{ ...acetone, proper_shipping_name: 'Waste Acetone' }, 'UN1090, Waste Acetone, 3, PG II'],
    // 172.101, column 3: fireworks with their compatibility letter.
    [{ un_number: 'UN0336', proper_shipping_name: 'Fireworks', class_division: '1.4G' }, 'UN0336, Fireworks, 1.4G'],
    // 172.101 NA1993: combustible liquids; words of 172.101(d)(4).
    [
      { un_number: 'NA1993', proper_shipping_name: 'Diesel fuel', class_division: 'Comb liq', packing_group: 'III' },
      'NA1993, Diesel fuel, Combustible liquid, PG III',
    ],
    // 172.101(c)(1): words in italics are no part of the name; safety data sheets say "UN 1950 AEROSOLS, 2.1".
    [{ un_number: 'UN1950', proper_shipping_name: 'AEROSOLS', class_division: '2.1' }, 'UN1950, Aerosols, 2.1'],
  ] as [Facts, string][])('is written as the law wants %#', (facts, text) => {
    expect(described(facts)).toBe(text);
  });
});

describe('what does not agree with the table', () => {
  it.each([
    ['an unknown number', { ...solvent, un_number: 'UN9999' }, 'number_unknown'],
    ['gasoline called acetone', { ...acetone, un_number: 'UN1203' }, 'name_not_listed'],
    ['acetone as a corrosive', { ...acetone, class_division: '8' }, 'class_wrong'],
    [
      'fireworks without their compatibility letter',
      { un_number: 'UN0336', proper_shipping_name: 'Fireworks', class_division: '1.4' },
      'class_wrong',
    ],
    ['acetone in group I', { ...acetone, packing_group: 'I' }, 'group_wrong'],
    ['acetone without a group', { ...acetone, packing_group: null }, 'group_missing'],
    [
      'an organic peroxide with a group',
      {
        un_number: 'UN3105',
        proper_shipping_name: 'Organic peroxide type D, liquid',
        class_division: '5.2',
        packing_group: 'II',
        technical_name: 'x',
      },
      'group_none',
    ],
    ['a gas with a group', { ...chlorine, packing_group: 'I' }, 'group_none'],
    ['chlorine that is only corrosive beside', { ...chlorine, subsidiary: ['8'] }, 'subsidiary_wrong'],
    ['a collective name alone', solvent, 'technical_name_missing'],
    ['chlorine in zone A', { ...chlorine, inhalation_zone: 'A' }, 'zone_wrong'],
    [
      'bromine solutions, of which the table has two zones, without one',
      { un_number: 'UN1744', proper_shipping_name: 'Bromine solutions', class_division: '8', packing_group: 'I' },
      'zone_missing',
    ],
    ['acetone in an inhalation zone', { ...acetone, inhalation_zone: 'B' }, 'zone_none'],
    ['poison gas as a limited quantity', { ...chlorine, limited_quantity: true }, 'limited_never'],
    ['a limited quantity of 200 lb', { ...acetone, limited_quantity: true }, 'limited_too_heavy'],
    [
      'CHEMTREC without who registered',
      { ...acetone, emergency_phone: '1-800-424-9300', emergency_registrant: null },
      'registrant_missing',
    ],
    [
      'a peroxide that must be cooled',
      {
        un_number: 'UN3115',
        proper_shipping_name: 'Organic peroxide type D, liquid, temperature controlled',
        class_division: '5.2',
        technical_name: 'x',
      },
      'temperature_missing',
    ],
  ] as [string, Facts, string][])('refuses %s', (_title, facts, code) => {
    expect(refusals(facts)).toEqual([code]);
  });

  it('refuses two hundred rows with another class, group or number', () => {
    const entries = [...hazmatEntries().values()].flat();
    const step = Math.floor(entries.length / 200);
    const tried = Array.from({ length: 200 }, (_, index) => {
      const entry = entries[index * step];
      const other = entries[(index * step + 700) % entries.length];
      if (!entry || !other) throw new RangeError('no such entry');
      const right = {
        un_number: entry.un_number,
        proper_shipping_name: entry.proper_shipping_name.en,
        class_division: entry.class_division ?? '1.1D',
        packing_group: entry.packing_groups[0] ?? null,
        technical_name: 'test',
      };
      const listed = hazmatEntriesOf(entry.un_number);
      const otherClass = classDivisions.find(
        (one) => one !== 'Comb liq' && listed.every(({ class_division }) => class_division !== one && class_division),
      );
      const otherGroup = packingGroups.find((one) =>
        listed.every(({ packing_groups }) => !packing_groups.includes(one)),
      );
      const changes: Facts[] = [
        { un_number: other.un_number },
        ...(otherClass ? [{ class_division: otherClass }] : []),
        ...(otherGroup ? [{ packing_group: otherGroup }] : []),
      ];
      return { ...right, ...changes[index % changes.length] };
    });
    const accepted = tried.filter((facts) => refusals(facts).length === 0);
    expect(accepted).toEqual([]);
  });
});

describe('items beside each other', () => {
  it('keeps cyanides from acids (177.848(c))', () => {
    expect(refusals(cyanide, sulfuric)).toEqual(['cyanide_with_acid']);
  });

  it('keeps poison gas of zone B apart from oxidizers and corrosives (PHMSA interpretation 08-0143)', () => {
    expect(advices({ ...chlorine, reportable_quantity: true }, sulfuric)).toEqual(['keep_apart']);
  });

  it('keeps corrosive liquids apart from flammable solids (PHMSA interpretation 99-0300)', () => {
    const matches = {
      un_number: 'UN1944',
      proper_shipping_name: 'Matches, safety',
      class_division: '4.1',
      packing_group: 'III',
    } as const;
    expect(advices(matches, sulfuric)).toEqual(['keep_apart']);
    expect(advices({ ...matches, limited_quantity: true, pounds: 40, packages: 4 }, sulfuric)).toEqual([]);
  });

  it('refuses what must not share a vehicle', () => {
    const carbon = {
      un_number: 'UN1361',
      proper_shipping_name: 'Carbon',
      class_division: '4.2',
      packing_group: 'III',
    } as const;
    const acrolein = {
      un_number: 'UN1092',
      proper_shipping_name: 'Acrolein, stabilized',
      class_division: '6.1',
      packing_group: 'I',
    } as const;
    expect(refusals(carbon, sulfuric)).toEqual(['not_together']);
    expect(refusals(acrolein, acetone)).toEqual(['not_together']);
    expect(refusals(acetone, sulfuric)).toEqual([]);
  });
});

describe('advice', () => {
  it('names the reportable quantity that somebody denies (appendix A: acetone 5,000 lb, nitric acid 1,000 lb)', () => {
    expect(described({ ...acetone, pounds: 20_000, packages: 4 })).toMatch(/^RQ, UN1090/);
    expect(described({ ...acetone, pounds: 19_000, packages: 4 })).toMatch(/^UN1090/);
    expect(described({ ...nitric, pounds: 1000, packages: 1 })).toMatch(/^RQ, UN2031/);
    expect(advices({ ...nitric, pounds: 1000, packages: 1, reportable_quantity: false })).toEqual([
      'reportable_advised',
    ]);
  });

  it('says what is not regulated by road (symbols A and W)', () => {
    const ice = { un_number: 'UN1845', proper_shipping_name: 'Dry ice', class_division: '9' } as const;
    expect(advices(ice)).toEqual(['not_by_road']);
  });

  it('asks who registered an emergency number (172.604(b))', () => {
    expect(advices({ ...acetone, emergency_registrant: null })).toEqual(['registrant_advised']);
  });
});
