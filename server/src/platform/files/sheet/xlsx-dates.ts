import { readXml } from './read-xml.ts';

/** How to read a number: as such, as a share, a day, a time of day, both, or hours and minutes beyond a day. */
export type NumberKind = 'number' | 'percent' | 'day' | 'time' | 'day_and_time' | 'elapsed';

/** What the format of a cell makes of its number; `zeros` such as "00000-0000" fills it up with zeros. */
export type NumberFormat = { kind: NumberKind; zeros?: string };

// The formats every XLSX file has without saying so (ECMA-376, 18.8.30).
const builtIn = (id: number): NumberKind => {
  if (id === 22) return 'day_and_time';
  if (id === 46) return 'elapsed';
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return 'day';
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 33) || id === 45 || id === 47) return 'time';
  return 'number';
};

/** What a format such as `mm\-dd\-yyyy;@` shows: literals, colours and escaped characters are not part of it. */
const kindOf = (format: string): NumberKind => {
  const [first = ''] = format.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';', 1);
  if (/\[(h+|m+|s+)\]/i.test(first)) return 'elapsed';
  const bare = first.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/^general$/.test(bare)) return 'number';
  const hasTime = /[hs]/.test(bare);
  const hasDay = /[yd]/.test(bare) || (!hasTime && /m{1,5}/.test(bare));
  if (hasDay) return hasTime ? 'day_and_time' : 'day';
  if (hasTime) return 'time';
  return bare.includes('%') ? 'percent' : 'number';
};

const formatOf = (format: string): NumberFormat => {
  const zeros = format.replaceAll(/[\\"]/g, '');
  return /^0{2,}(-0+)*$/.test(zeros) ? { kind: 'number', zeros } : { kind: kindOf(format) };
};

/** How to read the numbers of each cell style, by the style's position. */
export const readStyles = (xml: string | null): NumberFormat[] => {
  const formats = new Map<number, NumberFormat>();
  const styles: NumberFormat[] = [];
  let inCells = false;
  if (!xml) return styles;
  readXml(xml, {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') formats.set(id, formatOf(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(formats.get(id) ?? { kind: builtIn(id) });
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

const elapsedText = (serial: number): string => {
  const minutes = Math.round(serial * 24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** A number of a date or time cell as text: "2026-12-01", "14:30", "2026-12-01 14:30". */
export const serialText = (serial: number, kind: NumberKind, counts1904: boolean): string => {
  if (kind === 'elapsed' && serial >= 0) return elapsedText(serial);
  const from = counts1904 ? dayZero.since1904 : dayZero.since1900;
  const moment = new Date(from + Math.round((serial * msPerDay) / 60_000) * 60_000);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return String(serial);
  const [day = '', time = ''] = moment.toISOString().slice(0, 16).split('T');
  if (kind === 'time' || (serial < 1 && kind !== 'day')) return time;
  return kind === 'day' || time === '00:00' ? day : `${day} ${time}`;
};

/** Days that a sheet of freight may speak of, as spreadsheets count them: 1954 to 2119. */
const firstSerial = 20_000;
const lastSerial = 80_000;

/** The day a number without a format means in a column of days; null for a number that is none. */
export const dayOfSerial = (serial: number, counts1904: boolean): string | null =>
  serial >= firstSerial && serial <= lastSerial ? serialText(Math.floor(serial), 'day', counts1904) : null;
