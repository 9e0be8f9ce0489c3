import { randomUUID } from 'node:crypto';
import type { DeclaredEvent, EventPayload } from '@portal/contract/events/event.ts';
import { readStored } from '@portal/contract/values/values.ts';
import { sql } from 'kysely';
import type { Job, JobRegistry, Listener, OpenCtx } from '../context.ts';
import {
  announcedTo,
  defaultAttempts,
  dispatchedPrefix,
  enqueue,
  job,
  type JobSettings,
  laneOf,
  mailJob,
  usualLane,
} from './jobs.ts';

/** Declares a job that an event starts, with the event's payload. `name`: `feature.verb-noun`. */
export const listener = <E extends DeclaredEvent>(
  event: E,
  name: string,
  work: (ctx: OpenCtx, payload: EventPayload<E>) => Promise<void>,
  more: JobSettings & Pick<Listener, 'wanted'> = {},
): Listener => ({ name, event, run: work, ...more });

/** A listener that sends mail. */
export const mailListener = <E extends DeclaredEvent>(
  event: E,
  name: string,
  work: (ctx: OpenCtx, payload: EventPayload<E>) => Promise<void>,
): Listener => listener(event, name, work, mailJob);

/** What waits in the queue until it is handed to those who listen. */
type Dispatched = { id: string; event: string; payload: object };

const dispatchJob = 'platform.dispatch-event';

/**
 * Notifies whoever listens that something happened, in the caller's transaction. Of those who always listen: one row,
 * however many there are, the listener's own job where there is a single one, so that nothing is waited for, else a job
 * that starts one for each. Those who say when they are wanted have a row each where they are.
 */
export const emit = async <E extends DeclaredEvent>(
  ctx: OpenCtx,
  event: E,
  payload: EventPayload<E>,
): Promise<void> => {
  const declared = readStored(() => event.payload.parse(payload)) as object;
  const listeners = ctx.services.jobs.listenersOf(event.name);
  const [first, second] = listeners.filter(isAlwaysWanted);
  if (second) {
    await enqueue(ctx, dispatchJob, { id: randomUUID(), event: event.name, payload: declared } satisfies Dispatched);
  } else if (first) await enqueue(ctx, first.name, declared);
  for (const { name, wanted } of listeners) if (wanted) await enqueue(ctx, name, declared, { wanted });
};

const isAlwaysWanted = ({ wanted }: Listener): boolean => wanted === undefined;

/**
 * Starts the jobs of all who always listen in one statement: all of them or none. Their keys name this event, so that a
 * dispatch repeated after a crash does not start twice what still waits.
 */
const dispatchEvent = job<Dispatched>(dispatchJob, async (ctx, { id, event, payload }) => {
  const listeners = ctx.services.jobs.listenersOf(event).filter(isAlwaysWanted);
  const jobs = listeners.map((one) => ({
    name: one.name,
    key: `${dispatchedPrefix}${event}:${id}:${one.name}`,
    attempts: one.maxAttempts ?? defaultAttempts,
    lane: laneOf(one),
  }));
  await sql`select graphile_worker.add_job(j.name, payload := ${JSON.stringify(payload)}::json, job_key := j.key,
      max_attempts := j.attempts), ${announcedTo(sql`j.lane`)}
    from json_to_recordset(${JSON.stringify(jobs)}::json) as j(name text, key text, attempts int, lane text)`.execute(
    ctx.db,
  );
});

type Declared = { jobs: readonly Job[]; listeners: readonly Listener[]; events: readonly DeclaredEvent[] };

/** Every job by its name. Throws where two share one, or where somebody listens to an event that nobody declares. */
export const jobRegistry = ({ jobs, listeners, events }: Declared): JobRegistry => {
  const all = [...jobs, ...listeners, dispatchEvent];
  const names = new Set<string>();
  for (const { name } of all) {
    if (names.has(name)) throw new Error(`two jobs are called ${name}`);
    names.add(name);
  }
  const byEvent = new Map<string, Listener[]>();
  for (const { name } of events) {
    if (byEvent.has(name)) throw new Error(`two events are called ${name}`);
    byEvent.set(name, []);
  }
  for (const one of listeners) {
    const listening = byEvent.get(one.event.name);
    if (!listening) throw new Error(`${one.name} listens to ${one.event.name}, which no feature declares`);
    listening.push(one);
  }
  const accounts = new Map(all.map(({ name, accountOf }) => [name, accountOf]));
  const attempts = new Map(all.map(({ name, maxAttempts = defaultAttempts }) => [name, maxAttempts]));
  const lanes = new Map(all.map((one) => [one.name, laneOf(one)]));
  return {
    all,
    attemptsOf: (name) => attempts.get(name) ?? defaultAttempts,
    laneOf: (name) => lanes.get(name) ?? usualLane,
    accountOf: (name, payload) => accounts.get(name)?.(payload as never),
    listenersOf: (event) => byEvent.get(event) ?? [],
  };
};
