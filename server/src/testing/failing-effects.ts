import type pg from 'pg';
import type { Services } from '../platform/context.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/files.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import { EgressError } from '../platform/egress/egress-error.ts';
import type { EgressCall, EgressService } from '../platform/egress/egress.ts';
import { type Said, textOf } from './said-text.ts';

/**
 * How one effect fails: `error` leaves it undone; `lost` does it and loses the answer together with the connection;
 * `abort` leaves it undone, and nothing after it happens either, as if the process had ended there.
 */
const failures = ['error', 'lost', 'abort'] as const;
export type Failure = (typeof failures)[number];

/** How the effect of this number fails: in one way, in turn, or with `isLong` in every way. */
export const failuresOf = (nth: number, isLong: boolean): readonly Failure[] => {
  const inTurn = failures[nth % failures.length];
  return isLong || !inTurn ? failures : [inTurn];
};

export type FailingEffects = {
  services: Services;
  /** Whether there was an effect of that number to fail. */
  hasFailed(): boolean;
  /** What was published to sockets while a transaction was open. */
  publishedTooEarly: string[];
};

type Effect = { of: 'database' | 'carrier' | 'storage' | 'mail' };

/** The error as the driver, the way to a partner, the disk or the mail server would throw it. */
const errorOf = ({ of }: Effect, failure: Failure): Error => {
  if (of === 'carrier') return new EgressError('refused', 'carrier', { sent: failure === 'lost' });
  if (of === 'storage') return Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  if (of === 'mail') return new Error('Connection closed unexpectedly');
  return new Error(
    failure === 'error' ? 'canceling statement due to user request' : 'Connection terminated unexpectedly',
  );
};

/** Counts effects and lets the one of number `nth` fail. */
const countEffects = (nth: number, failure: Failure) => {
  let count = 0;
  let isAborted = false;
  return {
    hasFailed: () => count >= nth,
    /** Whether connections are given up instead of used again. */
    isBroken: () => count >= nth && failure !== 'error',
    /** `undo` is what the failure itself takes back. */
    async run<T>(effect: Effect, work: () => Promise<T>, undo?: () => Promise<unknown>): Promise<T> {
      if (isAborted) throw errorOf(effect, 'abort');
      count += 1;
      if (count !== nth) return work();
      isAborted = failure === 'abort';
      if (failure === 'lost') await work();
      else if (failure === 'error') await undo?.();
      throw errorOf(effect, failure);
    },
  };
};

type Effects = ReturnType<typeof countEffects>;

/** A pool each of whose statements is an effect; a connection that broke is ended, so that its work is taken back. */
const failingPool = (pool: pg.Pool, effects: Effects, noteStatement: (text: string) => void): pg.Pool => {
  const failingClient = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: async (said: Said, values: unknown[]) => {
          const text = textOf(said);
          // A commit that fails has ended its transaction.
          const undo = /^(commit|rollback)$/.test(text) ? () => client.query('rollback') : undefined;
          const result = await effects.run({ of: 'database' }, () => client.query(said, values), undo);
          noteStatement(text);
          return result;
        },
      },
      release: { value: (error?: Error) => client.release(error || effects.isBroken()) },
    });
  return Object.create(pool, { connect: { value: async () => failingClient(await pool.connect()) } });
};

const failingService = (service: EgressService, effects: Effects): EgressService => ({
  json: (call: EgressCall) => effects.run({ of: 'carrier' }, () => service.json(call)),
  bytes: (call: EgressCall) => effects.run({ of: 'carrier' }, () => service.bytes(call)),
});

const failingFiles = (files: FileStore, effects: Effects): FileStore => ({
  ...files,
  put: (bytes) => effects.run({ of: 'storage' }, () => files.put(bytes)),
  putFile: (source) => effects.run({ of: 'storage' }, () => files.putFile(source)),
  get: (key) => effects.run({ of: 'storage' }, () => files.get(key)),
  remove: (key) => effects.run({ of: 'storage' }, () => files.remove(key)),
});

const failingMailer = (mail: Mailer, effects: Effects): Mailer => ({
  ...mail,
  send: (letter) => effects.run({ of: 'mail' }, () => mail.send(letter)),
});

/** The services of a process in which the effect of number `nth`, counted from 1, fails. */
export const failEffect = (services: Services, pool: pg.Pool, nth: number, failure: Failure): FailingEffects => {
  const effects = countEffects(nth, failure);
  const publishedTooEarly: string[] = [];
  let isInTransaction = false;
  const noteStatement = (text: string): void => {
    if (/^(begin|start transaction)/.test(text)) isInTransaction = true;
    if (/^(commit|rollback$)/.test(text)) isInTransaction = false;
  };
  const { egress, realtime } = services;
  return {
    hasFailed: effects.hasFailed,
    publishedTooEarly,
    services: {
      ...services,
      db: openDatabase(failingPool(pool, effects, noteStatement), services.clock),
      files: failingFiles(services.files, effects),
      mail: failingMailer(services.mail, effects),
      egress: { ...egress, service: (...which) => failingService(egress.service(...which), effects) },
      realtime: {
        ...realtime,
        toLoad(_loadId, event) {
          if (isInTransaction) publishedTooEarly.push(event);
        },
      },
    },
  };
};
