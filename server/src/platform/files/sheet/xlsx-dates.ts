import { readXml } from './read-xml.ts';

/** How to read a number: as such, or as a day, a time of day or both. */
export type NumberKind = 'number' | 'day' | 'time' | 'day_and_time';

// The formats every XLSX file has without saying so (ECMA-376, 18.8.30).
const builtIn = (id: number): NumberKind => {
  if (id === 22) return 'day_and_time';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'day';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 33) || (id >= 45 && id <= 47)) return 'time';
  return 'number';
};

/** What a format such as `mm\-dd\-yyyy;@` shows: literals, colours and escaped characters are not part of it. */
const kindOf = (format: string): NumberKind => {
  const bare = format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').toLowerCase();
  const hasDay = /[yd]/.test(bare);
  const hasTime = /[hs]/.test(bare);
  if (hasDay) return hasTime ? 'day_and_time' : 'day';
  return hasTime ? 'time' : 'number';
};

/** How to read the numbers of each cell style, by the style's position. */
export const readStyles = (xml: string | null): NumberKind[] => {
  const formats = new Map<number, NumberKind>();
  const styles: NumberKind[] = [];
  let inCells = false;
  if (!xml) return styles;
  readXml(xml, {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt') formats.set(id, kindOf(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(formats.get(id) ?? builtIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
};

const msPerDay = 86_400_000;
/** Day 0 of the two ways spreadsheets count days; the first counts a 29 February 1900 that never was. */
const dayZero = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) } as const;

/** A number of a date or time cell as text: "2026-12-01", "14:30". */
export const serialText = (serial: number, kind: NumberKind, counts1904: boolean): string => {
  const from = counts1904 ? dayZero.since1904 : dayZero.since1900;
  const moment = new Date(from + Math.round((serial * msPerDay) / 60_000) * 60_000);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return String(serial);
  const iso = moment.toISOString();
  return kind === 'time' || serial < 1 ? iso.slice(11, 16) : iso.slice(0, 10);
};
