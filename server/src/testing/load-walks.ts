import { isEditable, isReportable } from '@portal/contract/loads/load-states.ts';
import type { LoadEvent, LoadStatus } from '@portal/contract/loads/load-status.ts';
import { nextStatus } from '@portal/contract/loads/load-status.ts';
import { type CarrierEventType, movesFor } from '@portal/contract/tracking/carrier-events.ts';
import type { WalkedLoad } from './fixtures/walked-load.ts';

/** What a load must be by everything that was done to it, computed without the code that does it. */
export type Model = {
  status: LoadStatus;
  /** Moves made so far, each of which has one row in the history. */
  moves: number;
  bookings: number;
  requoteNeeded: boolean;
  /** Quotes that may be booked, and those that no longer may. */
  open: number[];
  stale: number[];
  /** What the carrier reported of the booking that stands, by type and time. */
  reports: Map<string, CarrierEventType>;
  /** What was reported of any booking of the load: made again, it is the same report, whatever became of the booking. */
  kept: Set<string>;
};

export const newLoad = (open: number[]): Model => ({
  status: 'quoted',
  // Asked, answered, closed.
  moves: 3,
  bookings: 0,
  requoteNeeded: false,
  open,
  stale: [],
  reports: new Map(),
  kept: new Set(),
});

/** One thing somebody does: does it, changes the model as it ought to be, and answers what was not as it ought to be. */
type Act = (model: Model, load: WalkedLoad, choice: number) => Promise<string | null>;

const wanted = (name: string, may: boolean, status: number): string | null => {
  const right = may ? status >= 200 && status < 300 : status === 409;
  return right ? null : `${name} answered ${status} where it ${may ? 'may' : 'may not'} happen`;
};

const may = ({ status }: Model, event: LoadEvent): boolean => nextStatus(status, event) !== null;

const move = (model: Model, event: LoadEvent): void => {
  model.status = nextStatus(model.status, event) ?? model.status;
  model.moves += 1;
};

const picked = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length];

const booked = (model: Model, quoteId: number): void => {
  move(model, 'hold');
  model.bookings += 1;
  model.open = model.open.filter((id) => id !== quoteId);
  model.stale.push(quoteId);
  model.reports = new Map();
};

const mayBook = (model: Model, quoteId: number): boolean =>
  may(model, 'hold') && model.open.includes(quoteId) && !model.requoteNeeded;

const isByHand = ({ status }: Model): boolean => isReportable(status);

const reports = ['PICKUP_SCHEDULED', 'PICKED_UP', 'IN_TRANSIT', 'DELAY', 'DELIVERED', 'CANCELLED'] as const;
const reportTimes = ['2026-11-10T08:00:00-06:00', '2026-11-11T08:00:00-06:00'] as const;

const ask: Act = async (model, load) => {
  const isRight = may(model, 'request_quotes');
  const status = await load.ask();
  if (isRight) {
    model.stale.push(...model.open);
    model.open = await load.openQuotes();
    for (const event of ['request_quotes', 'receive_quote', 'close_quotes'] as const) move(model, event);
    model.requoteNeeded = false;
  }
  return wanted('requested', isRight, status);
};

const change =
  (isPriced: boolean): Act =>
  async (model, load) => {
    const isRight = isEditable(model.status);
    const status = await (isPriced ? load.changeWeight() : load.changeReference());
    if (isRight && isPriced) model.requoteNeeded = true;
    return wanted('changing', isRight, status);
  };

const book: Act = async (model, load, choice) => {
  const quote = picked([...model.open, ...model.stale], choice);
  if (quote === undefined) return null;
  const isRight = mayBook(model, quote);
  const status = await load.book(quote);
  if (isRight) booked(model, quote);
  return wanted('booking', isRight, status);
};

const bookAtOnce: Act = async (model, load, choice) => {
  const quote = picked(model.open, choice);
  if (quote === undefined) return null;
  const expected = mayBook(model, quote) ? 1 : 0;
  const answers = await Promise.all(Array.from({ length: 4 }, () => load.book(quote)));
  const made = answers.filter((status) => status === 200).length;
  if (expected === 1) booked(model, quote);
  return made === expected ? null : `${made} bookings of four at once, ${expected} wanted`;
};

const bookAndCancel: Act = async (model, load, choice) => {
  const quote = picked(model.open, choice);
  if (quote === undefined) return null;
  const isRight = may(model, 'cancel');
  const mayHaveBooked = mayBook(model, quote);
  const [booking, cancelling] = await Promise.all([load.book(quote), load.cancel()]);
  if (booking === 200 && !mayHaveBooked) return 'booked what may not be booked while it was cancelled';
  if (booking === 200) booked(model, quote);
  if (isRight) move(model, 'cancel');
  return wanted('cancelling', isRight, cancelling);
};

const settle = (event: 'accept' | 'decline', model: Model): void => {
  move(model, event);
  model.reports = new Map();
};

const decide =
  (event: 'accept' | 'decline'): Act =>
  async (model, load) => {
    const isRight = model.status === 'pending';
    const status = await (event === 'accept' ? load.assign() : load.decline());
    if (isRight) settle(event, model);
    return wanted(event, isRight, status);
  };

const decideBothWays: Act = async (model, load) => {
  const expected = model.status === 'pending' ? 1 : 0;
  const [assigned, declined] = await Promise.all([load.assign(), load.decline()]);
  const made = [assigned, declined].filter((status) => status === 200).length;
  if (made !== expected) return `${made} decisions of two at once, ${expected} wanted`;
  if (expected === 1) settle(assigned === 200 ? 'accept' : 'decline', model);
  return null;
};

const runOutOfTime: Act = async (model, load) => {
  await load.passAnswerBy();
  if (model.status === 'pending') settle('decline', model);
  return null;
};

const cancel: Act = async (model, load) => {
  const isRight = may(model, 'cancel');
  const status = await load.cancel();
  if (isRight) move(model, 'cancel');
  return wanted('cancelling', isRight, status);
};

const report: Act = async (model, load, choice) => {
  const type = picked(reports, choice) ?? 'IN_TRANSIT';
  const at = picked(reportTimes, Math.floor(choice / reports.length)) ?? reportTimes[0];
  const name = `${type} ${at}`;
  const isTaken = isByHand(model);
  const isRight = isTaken || model.kept.has(name);
  const status = await load.report(type, at);
  if (isTaken) {
    model.kept.add(name);
    model.reports.set(name, type);
    for (const event of movesFor(model.status, [...model.reports.values()])) move(model, event);
  }
  return wanted(`reporting ${type}`, isRight, status);
};

const copy: Act = async (_model, load) => wanted('copying', true, await load.copy());

const expire: Act = async (model, load) => {
  await load.passExpiry();
  if (model.status === 'quoted' && model.open.length > 0) move(model, 'expire');
  model.stale.push(...model.open);
  model.open = [];
  return null;
};

const meddle: Act = async (_model, load) => {
  const answers = await load.meddle();
  return answers.every((status) => status === 404) ? null : `a stranger was answered ${answers.join(', ')}`;
};

/** Everything that can be done to a load, the usual things more often. */
export const acts: Readonly<Record<string, { act: Act; weight: number }>> = {
  ask: { act: ask, weight: 4 },
  change: { act: change(false), weight: 2 },
  changeWeight: { act: change(true), weight: 2 },
  book: { act: book, weight: 6 },
  bookAtOnce: { act: bookAtOnce, weight: 3 },
  bookAndCancel: { act: bookAndCancel, weight: 1 },
  assign: { act: decide('accept'), weight: 5 },
  decline: { act: decide('decline'), weight: 2 },
  decideBothWays: { act: decideBothWays, weight: 2 },
  runOutOfTime: { act: runOutOfTime, weight: 1 },
  cancel: { act: cancel, weight: 1 },
  report: { act: report, weight: 8 },
  copy: { act: copy, weight: 1 },
  expire: { act: expire, weight: 1 },
  meddle: { act: meddle, weight: 1 },
};
