import { classDivisions, UnNumber } from '@portal/contract/commodities/hazmat.ts';
import { describe, expect, it } from 'vitest';
import { findHazmatEntries } from './find-hazmat-entries.ts';
import { hazmatEntries, hazmatEntriesOf, rowsOf } from './hazmat-table.ts';

describe('the table', () => {
  const entries = [...hazmatEntries().values()].flat();

  it('has the 3,003 numbered rows of 172.101 and their 2,369 numbers', () => {
    expect(rowsOf('hazmat-table')).toHaveLength(3003);
    expect(hazmatEntries().size).toBe(2369);
    const rows = entries.flatMap(({ packing_groups }) => (packing_groups.length > 0 ? packing_groups : [null]));
    // A row that stands twice, as bromine solutions in zones A and B do not, counts once.
    expect(rows.length).toBeGreaterThanOrEqual(3000);
  });

  it('holds nothing a material cannot say', () => {
    for (const entry of entries) {
      expect(UnNumber.safeParse(entry.un_number).success).toBe(true);
      if (entry.class_division) expect(classDivisions).toContain(entry.class_division);
      expect(entry.subsidiary).not.toContain(entry.class_division);
    }
  });

  it('knows the Spanish name of each translated entry', () => {
    const unknown = rowsOf('spanish-shipping-names').filter(([number = '', , spanish]) =>
      hazmatEntriesOf(number).every(({ proper_shipping_name: { es } }) => es !== spanish),
    );
    expect(unknown).toEqual([]);
  });

  it('is looked up by number, by part of a name and in either language', () => {
    const first = (search: string) => findHazmatEntries(search, 20)[0];
    expect(first('1263')).toMatchObject({ un_number: 'UN1263' });
    expect(first('UN3077')).toMatchObject({ needs_technical_name: true });
    expect(first('metanol')).toMatchObject({ un_number: 'UN1230', is_translated: true });
    expect(first('acid hydrochloric')).toMatchObject({ un_number: 'UN1789' });
    expect(findHazmatEntries('zzzz', 20)).toEqual([]);
  });

  it('finds a number among the first twenty with all its entries', () => {
    const many = [...hazmatEntries()].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 50);
    for (const [number, listed] of many) {
      const found = findHazmatEntries(number, 20).filter(({ un_number }) => un_number === number);
      expect(found).toHaveLength(listed.length);
    }
  });
});
