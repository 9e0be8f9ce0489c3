import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import type { DeclaredEvent } from '@portal/contract/events/event.ts';
import type { RoomEvent, RoomEventData } from '@portal/contract/live/room-events.ts';
import type { RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { z } from 'zod';
import type { AccountActor, Actor, Scope, WhoseRights } from './actor.ts';
import type { Broadcast } from './realtime/broadcast.ts';
import type { Clock } from './clock.ts';
import type { Config, FreightSystemAccess, PaymentsAccess } from './config.ts';
import type { Database } from './database/database.ts';
import type { DatabaseHealth } from './database/database-health.ts';
import type { ConnectionKeeper } from './database/kept-connection.ts';
import type { Egress } from './egress/egress.ts';
import type { FileStore } from './files/files.ts';
import type { Mailer } from './mail/mail.ts';

/** Work done after commit, at least once, by whichever instance is free. */
export type Job = {
  /** `feature.verb-noun`; kept in the database, so renaming one strands what is queued. */
  name: string;
  maxAttempts?: number;
  /** Whose places it takes while it runs; `usual` where nothing is said. */
  lane?: JobLane;
  /** Whose job it is, where the places of its lane are shared by account. */
  accountOf?: (payload: never) => number;
  run: (ctx: OpenCtx, payload: never) => Promise<void>;
};

/**
 * Jobs of one lane share a number of places that no other lane can take, so that a mail server that hangs, or many
 * papers to draw, hold up nothing but themselves.
 */
export type JobLane = 'usual' | 'quotes' | 'papers' | 'mail' | 'webhooks';

/**
 * A job that an event starts, with the event's payload. `wanted`: asked in the transaction of the event; where it
 * says no, no job is started.
 */
export type Listener = Job & { event: DeclaredEvent; wanted?: RawBuilder<boolean> };

export type JobRegistry = {
  all: readonly Job[];
  /** How often the job of this name is tried before it is given up. */
  attemptsOf: (name: string) => number;
  laneOf: (name: string) => JobLane;
  /** The account a job with this payload is for; undefined where its lane is not shared by account. */
  accountOf: (name: string, payload: object) => number | undefined;
  /** Those who listen to the event of this name, in the order of `features.ts`. */
  listenersOf: (event: string) => readonly Listener[];
};

/** A rule of a feature above one that declares the act: throws a problem to refuse it, and writes nothing. */
export type Veto = { act: string; refuse(tx: OpenCtx, what: object): Promise<void> };

/** Those who may refuse the act of this name, in the order of `features.ts`. */
export type VetoRegistry = { of: (act: string) => readonly Veto[] };

/** The sockets of everybody who is looking. */
export type Realtime = {
  /** Notifies a load's room, and those who watch its account's loads that it has news. Who missed it reads again. */
  toLoad<E extends RoomEvent>(loadId: number, event: E, data: RoomEventData[E]): void;
  /** Notifies those who look at a load's conversation and read this audience of it, without contents. */
  toConversation(load: { load_id: number; account_id: number }, audience: Audience): void;
  /** Notifies the sockets of these people, wherever they are connected, that they have other notifications than before. */
  toUsers(userIds: readonly number[]): void;
  /** Reads the rights of this instance's sockets again: those whose session has ended close. */
  checkRights(whose: WhoseRights): void;
  /** Ends all sockets of this instance within `ms`, little by little: they connect to another one. */
  drain(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** What the first value of a setting is made of. */
export type FirstStart = { db: Database; config: Config };

/** A setting as the server keeps it. */
export type KeptSetting = {
  setting: DeclaredSetting<z.ZodType, PhraseKey>;
  /** The value to store on the first start of a database; left out, the default holds until somebody changes it. */
  initial?: (start: FirstStart) => unknown;
  /** Part of the transaction of a change, before it is stored. Throws a problem to refuse the value. */
  onChange?: (tx: Ctx, value: never) => Promise<void>;
};

/** The settings as this instance knows them. Reading costs nothing; a change arrives here by notification. */
export type Settings = {
  get<S extends z.ZodType>(setting: DeclaredSetting<S>): z.output<S>;
  /** Every setting that features list. */
  kept: readonly KeptSetting[];
  /** Takes a stored value, unless a newer one is known. */
  remember(stored: { name: string; value: unknown; version: number }): void;
  /** Reads again what the database has. */
  refresh(): Promise<void>;
};

/** Seconds between two looks at a carrier: at its feed, and for a paper it does not have yet. */
export type CarrierIntervals = { feedSeconds: number; paperSeconds: number };

/** What the process offers to every verb; made once by the composition root. */
export type Services = {
  config: Config & {
    carriersUrl?: string | undefined;
    freightSystem?: FreightSystemAccess | undefined;
    payments?: PaymentsAccess | undefined;
  };
  carrierIntervals: CarrierIntervals;
  log: Logger;
  clock: Clock;
  pool: Pool;
  db: Database;
  /** The connections beside the pool, and which of them are lost. */
  connections: ConnectionKeeper;
  databaseHealth: DatabaseHealth;
  jobs: JobRegistry;
  vetoes: VetoRegistry;
  realtime: Realtime;
  broadcast: Broadcast;
  settings: Settings;
  mail: Mailer;
  files: FileStore;
  /** The one way out to carriers and other partners. */
  egress: Egress;
};

/** The context of a call nobody had to sign in for, and of the system's own jobs. */
export type OpenCtx = {
  services: Services;
  log: Logger;
  /** The pool, or the transaction this context is in. */
  db: Database;
  /** Work to do once the transaction is committed; null outside of one. */
  afterCommit: (() => void)[] | null;
  requestId: string;
  ip: string;
  /** Null for a public call that names nobody: signing in, requesting an account. */
  actor: Actor | null;
};

/** The context of a call by somebody who signed in. */
export type Ctx = OpenCtx & { actor: AccountActor; scope: Scope };

/** The context in which the portal itself works: jobs, tickers, start-up; `task` is what history and audit call it. */
export const systemContext = (services: Services, requestId: string, task = requestId): OpenCtx => ({
  services,
  log: services.log,
  db: services.db,
  afterCommit: null,
  requestId,
  ip: '',
  actor: { kind: 'system', task },
});
