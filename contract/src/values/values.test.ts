import { describe, expect, it } from 'vitest';
import { Email, longText, readStored, requiredText, text } from './values.ts';

const lineEnds = ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('texts of one line', () => {
  it.each(lineEnds)('refuse a line that ends with %j, which longer texts keep', (end) => {
    expect(text(80).safeParse(`Eve${end}Bcc: all`).success).toBe(false);
    expect(longText(80).parse(`Eve${end}Bcc: all`)).toBe(`Eve${end}Bcc: all`);
  });

  it('lose what surrounds them, line ends too', () => {
    expect(requiredText(80).parse('\n Eve \r\n')).toBe('Eve');
    expect(requiredText(80).safeParse('\n').success).toBe(false);
  });

  it.each(lineEnds)('are read as one line where they were stored with %j before', (end) => {
    const stored = `Dock 4${end}gate B`;
    expect(readStored(() => text(80).parse(stored))).toBe('Dock 4 gate B');
    expect(text(80).safeParse(stored).success).toBe(false);
  });

  it('are asked for again after a stored value that cannot be read', () => {
    expect(() => readStored(() => text(2).parse('too long'))).toThrow();
    expect(text(80).safeParse('a\nb').success).toBe(false);
  });
});

describe('addresses', () => {
  it.each([
    ['a&b@acme.test', 'a&b@acme.test'],
    [" o'brien+x@acme.co.test ", "o'brien+x@acme.co.test"],
    ['ana@münchen.test', 'ana@xn--mnchen-3ya.test'],
    ['ana@中文.test', 'ana@xn--fiq228c.test'],
    ['ana@xn--mnchen-3ya.test', 'ana@xn--mnchen-3ya.test'],
  ])('take %j as %j', (typed, address) => {
    expect(Email.parse(typed)).toBe(address);
  });

  it.each([
    'josé@acme.test',
    'a@b',
    '.a@acme.test',
    'a..b@acme.test',
    'a@münchen/x.test',
    'a@ü@x.test',
    'a b@acme.test',
    'a@-x.test',
  ])('refuse %j', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });
});
