import { cents, dollars, sum } from '@portal/contract/values/money.ts';

/** Values that stand nowhere else, each with what it marks, and where texts hold one of them. */
export const makeMarkers = () => {
  const marked: { what: string; pattern: RegExp }[] = [];
  const isTaken = (text: string) => marked.some(({ pattern }) => pattern.test(text));
  const add = <T extends string | number>(what: string, value: T): T => {
    if (isTaken(String(value))) throw new Error(`${value} marks something already`);
    // Sheets and papers in both languages group thousands and part cents in their own ways.
    const [whole = '', fraction] = String(value).split('.');
    const tail = fraction ? `[.,]${fraction}0?` : '(?:[.,]00)?';
    const grouped = whole.replaceAll(/(?<=\d)(?=(\d{3})+$)/g, '[,. ]?');
    const text = typeof value === 'number' ? `(?<!\\d)${grouped}${tail}(?!\\d)` : String(value);
    marked.push({ what, pattern: new RegExp(text) });
    return value;
  };
  // The last digit is odd, so that no value is written shorter.
  return {
    /** Dollars with odd cents, so that no sum of prices comes to them by chance. */
    amount: (what: string) => add(what, (131_013 + marked.length * 702) / 100),
    /** An amount that the portal itself works out of marked ones. */
    sum: (what: string, parts: readonly number[]) => add(what, dollars(sum(parts.map(cents)))),
    /** The least a seller adds, less than its percents come to. */
    least: (what: string) => add(what, (7137 + marked.length * 100) / 100),
    percent: (what: string) => add(what, (11_371 + marked.length * 2) / 1000),
    text: (what: string) => add(what, `hidden-${marked.length}-${what.replaceAll(/\W/g, '-')}`),
    /** What of the marked stands in a text. */
    foundIn: (text: string): string[] => marked.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what),
  };
};
export type Markers = ReturnType<typeof makeMarkers>;
