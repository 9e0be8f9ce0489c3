import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bolNumber, gs1CheckDigit, isBolNumber, isSsccNumber, PoNumber, ProNumber, ssccNumber } from './references.ts';

describe('a GS1 number', () => {
  it.each([
    ['09528765432101234', 6],
    ['00614141123456789', 0],
  ])('%s has the check digit %d', (digits, check) => {
    expect(gs1CheckDigit(digits)).toBe(check);
    expect(isSsccNumber(`${digits}${check}`)).toBe(true);
    expect(isSsccNumber(`${digits}${(check + 1) % 10}`)).toBe(false);
  });

  it('is a bill of lading number in 17 digits, a handling unit number in 18', () => {
    expect(bolNumber('0614141', 100_001)).toMatch(/^0614141000100001\d$/);
    expect(ssccNumber(0, '0614141', 7)).toMatch(/^00614141000000007\d$/);
    expect(() => bolNumber('0614141', 1_000_000_000)).toThrow(RangeError);
  });

  it('is checked wherever it was made, and a changed digit shows', () => {
    const serial = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(serial, fc.nat(16), fc.integer({ min: 1, max: 9 }), (one, at, by) => {
        const number = bolNumber('0614141', one);
        const changed = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
        return isBolNumber(number) && !isBolNumber(changed);
      }),
    );
  });

  it('is nothing else', () => {
    expect(isBolNumber('')).toBe(false);
    expect(isBolNumber('0614141000A000011')).toBe(false);
    expect(() => gs1CheckDigit('12A')).toThrow(RangeError);
  });
});

describe('other references', () => {
  it.each(['123456789', '112-3456789', 'ODFL12345678'])('a PRO may be %s', (pro) =>
    expect(ProNumber.safeParse(pro).success).toBe(true),
  );
  it.each(['1234', '-12345', '12 345', '1'.repeat(21)])('a PRO may not be "%s"', (pro) =>
    expect(ProNumber.safeParse(pro).success).toBe(false),
  );
  it.each(['4500012345', 'PO 12/7 #3', 'A'])('a PO may be %s', (po) =>
    expect(PoNumber.safeParse(po).success).toBe(true),
  );
  it.each(['', ' PO', 'PO\n1'])('a PO may not be "%s"', (po) => expect(PoNumber.safeParse(po).success).toBe(false));
});
