import { zoneLines } from './data/zone-lines.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A yearly change: in a month, on the first such weekday on or after a day, at a minute of the clock that ends then. */
type YearlyChange = { month: number; weekday: number; day: number; minute: number };

/** Minutes east of UTC, and the letters people write behind such a time. */
type Clocks = { offset: number; letters: string };

/** One distance from UTC, or two that change by rules every year, until an instant. */
type Span = { until: number; standard: Clocks; summer?: { clocks: Clocks; begins: YearlyChange; ends: YearlyChange } };

const readChange = (text: string): YearlyChange => {
  const [month = 1, weekday = 0, day = 1, minute = 0] = text.split('-').map(Number);
  return { month, weekday, day, minute };
};

/** "-420 MST/MDT 60 3-0-8-120/11-0-1-120 until 2026-03-08T09:00Z": standard clock, letters, minutes of summer, rules. */
const readSpan = (text: string): Span => {
  const [clocks = '', until] = text.split(' until ');
  const [offset = '0', letters = '', saved, rules = ''] = clocks.split(' ');
  const [standard = '', summer = ''] = letters.split('/');
  const [begins = '', ends = ''] = rules.split('/');
  return {
    until: until ? Date.parse(until) : Infinity,
    standard: { offset: Number(offset), letters: saved ? standard : letters },
    ...(saved && {
      summer: {
        clocks: { offset: Number(offset) + Number(saved), letters: summer },
        begins: readChange(begins),
        ends: readChange(ends),
      },
    }),
  };
};

const lineOf = new Map(zoneLines.flatMap(([names, line]) => names.split(' ').map((name) => [name, line])));
const spansOf = new Map<string, Span[]>();

const spans = (zone: string): Span[] | undefined => {
  const line = lineOf.get(zone);
  if (line === undefined) return undefined;
  const known = spansOf.get(line) ?? line.split(', ').map(readSpan);
  spansOf.set(line, known);
  return known;
};

/** The instant of a change in a year; the clock that ends then is `offset` minutes from UTC. */
const instantOf = ({ month, weekday, day, minute }: YearlyChange, year: number, offset: number): number => {
  const first = Date.UTC(year, month - 1, day);
  const later = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + later * dayMs + (minute - offset) * minuteMs;
};

const clocksOf = ({ standard, summer }: Span, instant: number): Clocks => {
  if (!summer) return standard;
  const year = new Date(instant + standard.offset * minuteMs).getUTCFullYear();
  const begins = instantOf(summer.begins, year, standard.offset);
  const ends = instantOf(summer.ends, year, summer.clocks.offset);
  return instant >= begins && instant < ends ? summer.clocks : standard;
};

const intlClocks = new Map<string, Intl.DateTimeFormat>();

/** What this program's own data says of a zone: that of zones beyond the three countries, such as an operator's in Europe. */
export const programClocks = (zone: string, instant: number): Clocks => {
  const known =
    intlClocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  intlClocks.set(zone, known);
  const parts = known.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '00';
  const wall = Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`);
  return { offset: Math.round((wall - instant) / minuteMs), letters: '' };
};

/** The zones the table knows: all of the United States with its territories, Canada and Mexico, and UTC. */
export const knownZones = (): string[] => [...lineOf.keys()];

export const isKnownZone = (zone: string): boolean => lineOf.has(zone);

/** What the clocks of a zone show at an instant. Throws a RangeError for a zone nobody knows. */
export const clocksAt = (zone: string, instant: number): Clocks => {
  const span = spans(zone)?.find(({ until }) => instant < until);
  return span ? clocksOf(span, instant) : programClocks(zone, instant);
};

/**
 * The instants between two at which a known zone's clocks change, oldest first, each with the distance from UTC that
 * begins then, in minutes; the first is `from` itself.
 */
export const changesBetween = (zone: string, from: number, to: number): { at: number; offset: number }[] => {
  const changes = [{ at: from, offset: clocksAt(zone, from).offset }];
  const add = (at: number) => {
    if (at <= from || at >= to) return;
    const { offset } = clocksAt(zone, at);
    if (offset !== changes.at(-1)?.offset) changes.push({ at, offset });
  };
  const years = (until: number) =>
    Array.from(
      { length: new Date(Math.min(until, to)).getUTCFullYear() - new Date(from).getUTCFullYear() + 1 },
      (_, index) => new Date(from).getUTCFullYear() + index,
    );
  const instants = (spans(zone) ?? []).flatMap(({ until, standard, summer }) => [
    until,
    ...(summer
      ? years(until).flatMap((year) => [
          instantOf(summer.begins, year, standard.offset),
          instantOf(summer.ends, year, summer.clocks.offset),
        ])
      : []),
  ]);
  instants
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b)
    .forEach(add);
  return changes;
};
