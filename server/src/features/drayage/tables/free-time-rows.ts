import { dayCountings, firstFreeDays, type Tier } from '@portal/contract/drayage/free-time.ts';
import { closedDayRules } from '@portal/contract/drayage/free-time-terms.ts';
import { z } from 'zod';
import {
  choiceCell,
  dayCell,
  optionalCell,
  patternCell,
  refuse,
  textCell,
  wholeCell,
} from '../../../platform/csv-tables/cells.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';

const placeCell = () => patternCell(/^[A-Z0-9_]{2,20}$/, 'the code of a port or rail ramp, such as USLAX');
const terminalCell = () => optionalCell(patternCell(/^\S{1,20}$/, 'the code of a terminal')).describe('Terminal');

const tierPattern = /^([1-9]\d{0,2})=(\d{1,6}(?:\.\d{1,2})?)$/;
const mostTiers = 12;

const readTier = (text: string): Tier | undefined => {
  const [, from_day, per_day] = tierPattern.exec(text) ?? [];
  return from_day === undefined || Number(from_day) > 365
    ? undefined
    : { from_day: Number(from_day), per_day: Number(per_day) };
};

/** Dollars a day from charged days on, in the order of the days: `1=150 8=225`; empty for none. */
const tiersCell = () =>
  z.codec(z.string(), z.custom<Tier[]>(), {
    decode: (text, context) => {
      const words = text.split(/\s+/).filter((word) => word !== '');
      const wrong = words.find((word) => readTier(word) === undefined);
      if (wrong !== undefined)
        return refuse(
          context,
          fault('"{{text}}" is not a tier: write the first day and its dollars, such as 1=150 8=225', { text: wrong }),
        );
      if (words.length > mostTiers) {
        const counts = { count: words.length, max: mostTiers };
        return refuse(context, fault('has {{count}} tiers, at most {{max}} are taken', counts));
      }
      const tiers = words.flatMap((word) => readTier(word) ?? []);
      const isRising = tiers.every(({ from_day }, i) => from_day > (tiers[i - 1]?.from_day ?? 0));
      return isRising ? tiers : refuse(context, fault('has days that do not rise from tier to tier'));
    },
    encode: (tiers) => tiers.map(({ from_day, per_day }) => `${from_day}=${per_day}`).join(' '),
  });

export const FreeTimeTermsRow = z.object({
  charge: choiceCell(['demurrage', 'per_diem']).describe('Charge'),
  steamship_line: optionalCell(patternCell(/^[A-Z]{4}$/, "a line's SCAC: four capital letters")).describe('Line'),
  place: optionalCell(placeCell()).describe('Port or ramp'),
  terminal: terminalCell(),
  free_days: optionalCell(wholeCell({ min: 0, max: 60 })).describe('Free days'),
  counting: choiceCell(dayCountings).describe('Free days counted'),
  counting_after: choiceCell(dayCountings).describe('Charged days counted'),
  first_day: choiceCell(firstFreeDays).describe('First free day'),
  closed_days: choiceCell(closedDayRules).describe('Closed days'),
  tiers: tiersCell().describe('Tiers'),
  effective_from: optionalCell(dayCell()).describe('Effective from'),
  effective_to: optionalCell(dayCell()).describe('Effective to'),
  note: textCell(200, { isOptional: true }).describe('Note'),
});
export type FreeTimeTermsRow = z.output<typeof FreeTimeTermsRow>;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const weekdayCell = () =>
  z.codec(z.string(), z.int(), {
    decode: (text, context) => {
      const weekday = weekdays.findIndex((name) => name === text.toLowerCase());
      const options = weekdays.join(', ');
      return weekday >= 0 ? weekday : refuse(context, fault('"{{text}}" is not one of {{options}}', { text, options }));
    },
    encode: (weekday) => weekdays[weekday] ?? '',
  });

export const TerminalClosureRow = z.object({
  place: placeCell().describe('Port or ramp'),
  terminal: terminalCell(),
  weekday: optionalCell(weekdayCell()).describe('Weekday'),
  day: optionalCell(dayCell()).describe('Day'),
});
export type TerminalClosureRow = z.output<typeof TerminalClosureRow>;
