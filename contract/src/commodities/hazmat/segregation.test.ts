import { describe, expect, it } from 'vitest';
import type { ClassDivision } from '../hazmat.ts';
import { Hazmat } from '../line-item.ts';
import { segregationColumns, segregationTable } from './data/segregation-table.ts';
import { checkSegregation, type LoadedMaterial } from './segregation.ts';

describe('the segregation table of 49 CFR 177.848(d)', () => {
  it('says the same of two materials whichever comes first', () => {
    for (const [row, one] of segregationColumns.entries()) {
      expect(segregationTable[one]).toHaveLength(segregationColumns.length);
      for (const [column, other] of segregationColumns.entries()) {
        expect(`${one} ${other} ${segregationTable[one][column]}`).toBe(
          `${one} ${other} ${segregationTable[other][row]}`,
        );
      }
    }
  });
});

type Kind = readonly [class_division: ClassDivision, more?: Partial<Hazmat>, isLiquid?: boolean];

const material = ([class_division, more = {}, isLiquid = true]: Kind, place: string): LoadedMaterial => ({
  hazmat: Hazmat.parse({
    un_number: 'UN0000',
    proper_shipping_name: 'Test',
    class_division,
    emergency_phone: '2145550133',
    ...more,
  }),
  isLiquid,
  place,
});

const verdict = (...pair: [Kind, Kind]): string => {
  const found = checkSegregation(pair.map((kind, i) => material(kind, `line_items.${i}`)));
  return found[0]?.code.replace('commodities.hazmat_', '') ?? 'together';
};

const gasA: Kind = ['2.3', { inhalation_zone: 'A' }];
const gasB: Kind = ['2.3', { inhalation_zone: 'B' }];
const poisonA: Kind = ['6.1', { inhalation_zone: 'A', packing_group: 'I' }];
const solidCorrosive: Kind = ['8', {}, false];

// Cells of the table as chemsafetypro.com prints it ("Dangerous Goods Segregation Table and Principles"): X, O, and blank.
describe('two materials on one vehicle', () => {
  it.each([
    ['1.3 and 2.1: X', ['1.3G'], ['2.1'], 'not_together'],
    ['1.3 and 2.2: blank', ['1.3G'], ['2.2'], 'together'],
    ['1.3 and 3: X', ['1.3G'], ['3'], 'not_together'],
    ['1.3 and 4.1: blank', ['1.3G'], ['4.1'], 'together'],
    ['1.3 and 7: blank', ['1.3G'], ['7'], 'together'],
    ['1.4 and 2.1: O', ['1.4G'], ['2.1'], 'keep_apart'],
    ['1.4 and 3: O', ['1.4G'], ['3'], 'keep_apart'],
    ['1.4 and 4.2: O', ['1.4G'], ['4.2'], 'keep_apart'],
    ['1.4 and 5.1: blank', ['1.4G'], ['5.1'], 'together'],
    ['1.4 and 8: O', ['1.4G'], ['8'], 'keep_apart'],
    ['1.5 and 2.2: X', ['1.5D'], ['2.2'], 'not_together'],
    ['1.5 and 7: X', ['1.5D'], ['7'], 'not_together'],
    ['1.6 and 3: blank', ['1.6N'], ['3'], 'together'],
    ['2.1 and 2.3 of zone A: X', ['2.1'], gasA, 'not_together'],
    ['2.1 and 2.3 of zone B: O', ['2.1'], gasB, 'keep_apart'],
    ['2.1 and 6.1 of group I, zone A: O', ['2.1'], poisonA, 'keep_apart'],
    ['2.1 and 7: O', ['2.1'], ['7'], 'keep_apart'],
    ['2.1 and 8: blank', ['2.1'], ['8'], 'together'],
    ['2.3 of zone A and 3: X', gasA, ['3'], 'not_together'],
    ['2.3 of zone A and 8: X', gasA, ['8'], 'not_together'],
    ['2.3 of zone B and 4.3: O', gasB, ['4.3'], 'keep_apart'],
    ['2.3 of zone B and 5.2: O', gasB, ['5.2'], 'keep_apart'],
    ['3 and 5.1: O', ['3'], ['5.1'], 'keep_apart'],
    ['3 and 6.1 of group I, zone A: X', ['3'], poisonA, 'not_together'],
    ['3 and 8: blank', ['3'], ['8'], 'together'],
    ['4.1 and 8: O', ['4.1'], ['8'], 'keep_apart'],
    ['4.2 and 8: X', ['4.2'], ['8'], 'not_together'],
    ['4.2 and solids of 8: blank', ['4.2'], solidCorrosive, 'together'],
    ['4.3 and 8: O', ['4.3'], ['8'], 'keep_apart'],
    ['5.1 and 8: O', ['5.1'], ['8'], 'keep_apart'],
    ['6.1 of group I, zone A and 8: X', poisonA, ['8'], 'not_together'],
    ['6.1 of group II and 8: blank', ['6.1', { packing_group: 'II' }], ['8'], 'together'],
  ] satisfies [string, Kind, Kind, string][])('%s', (_, one, other, expected) => {
    expect(verdict(one, other)).toBe(expected);
    expect(verdict(other, one)).toBe(expected);
  });
});
