import { describe, expect, it } from 'vitest';
import { segregationColumns, segregationTable } from './data/segregation-table.ts';

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
