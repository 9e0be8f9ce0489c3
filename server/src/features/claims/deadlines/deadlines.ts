import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import { type ClaimStatus, isClockless, isGranted } from '@portal/contract/claims/claim-status.ts';
import type { ClaimCategory, ClaimType, DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { type ClaimDay, type Clock, clocks, statusUpdate } from './data/clocks.ts';

/** What of a case its clocks depend on; days are YYYY-MM-DD. */
export type ClaimDays = {
  type: ClaimType;
  category: ClaimCategory | null;
  status: ClaimStatus;
  /** The day of the operator's last message to the shipper. */
  informed_on: string | null;
} & Record<ClaimDay, string | null>;

/** The same day of a later month; the month's last where it has no such day. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The last day of a term that starts on this one. */
export const endOfTerm = (from: string, { months = 0, days = 0, business_days = 0 }: Clock['term']): string => {
  const counted = addDays(addMonths(from, months), days);
  return business_days > 0 ? addBusinessDays(counted, business_days) : counted;
};

/** A case with an outcome keeps no clock running; one that was denied and closed may still go to court. */
const isOver = ({ status, denied }: ClaimDays, code: DeadlineCode): boolean => {
  if (isClockless(status)) return true;
  if (code === 'suit') return isGranted(status) || (status === 'closed' && denied === null);
  return status === 'closed';
};

type Running = { code: DeadlineCode; due_on: string; met_on: string | null; soon_days: number; lapses?: true };

const stateOf = (
  { code, due_on, met_on, soon_days, lapses }: Running,
  days: ClaimDays,
  today: string,
): Deadline['state'] => {
  if (met_on !== null) return met_on <= due_on ? 'met' : 'met_late';
  if (isOver(days, code)) return 'void';
  if (due_on < today) return lapses ? 'void' : 'overdue';
  return due_on <= addDays(today, soon_days) ? 'soon' : 'pending';
};

const applies = ({ types, categories }: Clock, { type, category }: ClaimDays): boolean =>
  types.includes(type) && (!categories || (category !== null && categories.includes(category)));

const deadlinesOfClock = (clock: Clock, days: ClaimDays, today: string): Deadline[] => {
  const from = days[clock.from];
  if (from === null || !applies(clock, days)) return [];
  const ends = [endOfTerm(from, clock.term)];
  if (clock.after_denial && days.denied !== null) ends.push(endOfTerm(days.denied, clock.after_denial));
  const due_on = ends.toSorted().at(-1) ?? from;
  const met_on = clock.met_by && days[clock.met_by];
  const state = stateOf({ ...clock, due_on, met_on }, days, today);
  return [{ code: clock.code, counts_from: from, due_on, met_at: met_on, state, law: clock.law }];
};

/** The next report due once the days to answer are over, the first with their end: after the operator's last message. */
const nextReport = (days: ClaimDays, answer: Deadline | undefined, today: string): Deadline[] => {
  if (!answer || answer.met_at !== null || answer.state === 'void' || answer.due_on >= today) return [];
  if (!statusUpdate.types.includes(days.type)) return [];
  const { everyDays, soon_days, law } = statusUpdate;
  let { due_on } = answer;
  while (days.informed_on !== null && due_on <= days.informed_on) due_on = addDays(due_on, everyDays);
  const state = stateOf({ code: 'status_update', due_on, met_on: null, soon_days }, days, today);
  return [{ code: 'status_update', counts_from: answer.due_on, due_on, met_at: null, state, law }];
};

/** Every clock of a case as it stands today, in the order in which they usually run out. */
export const deadlinesOf = (days: ClaimDays, today: string): Deadline[] => {
  const known = clocks.flatMap((clock) => deadlinesOfClock(clock, days, today));
  const reports = nextReport(
    days,
    known.find(({ code }) => code === 'resolve'),
    today,
  );
  const suit = known.filter(({ code }) => code === 'suit');
  return [...known.filter(({ code }) => code !== 'suit'), ...reports, ...suit];
};

const running = new Set<Deadline['state']>(['pending', 'soon', 'overdue']);

/** The clock that runs out first, of those that run. */
export const nextDeadline = (deadlines: readonly Deadline[]): Deadline | null =>
  deadlines.filter(({ state }) => running.has(state)).toSorted((a, b) => (a.due_on < b.due_on ? -1 : 1))[0] ?? null;
