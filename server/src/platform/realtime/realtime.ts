import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import {
  type JoinReply,
  type LoadHint,
  type Room,
  RoomRequest,
  roomEvents,
  type RoomEvent,
  type RoomEventData,
} from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { SessionActor } from '../actor.ts';
import type { OpenCtx, Realtime } from '../context.ts';
import { connectAlone } from '../database/kept-connection.ts';
import { endConnection } from '../database/silent-connection.ts';
import { afterCommit } from '../database/transaction.ts';
import { admitSocket } from './socket-admission.ts';
import { type RightsSource, watchSocketRights } from './socket-rights.ts';
import {
  conversationRoom,
  hintRoom,
  type Io,
  keyOf,
  leaveRoom,
  loadRoom,
  type PortalSocket,
  takeSeats,
  userRoom,
} from './socket-rooms.ts';

export type RealtimeDoor = RightsSource & {
  /** The present rights of a session, at most a second old. */
  actorOf: (sessionId: string) => Promise<SessionActor | null>;
  /** The account a load is of; it never changes. */
  accountOf: (loadId: number) => Promise<number | undefined>;
  /** Origins a browser may connect from; none given: the server's own only. */
  publicUrl: string;
};

const maxRooms = 50;
const sweepMs = 50;
/** So that the other instances do not get all sockets of this one at once. */
const drainSlices = 10;
/** Loads whose account is remembered; the oldest go first. */
const rememberedLoads = 10_000;

/** Asks the same question as the call of the same name would: token, session, rights, object. */
const answerJoin = async (door: RealtimeDoor, socket: PortalSocket, room: Room): Promise<JoinReply> => {
  const { data } = socket;
  const before = data.actor;
  const actor = data.expiresAt > Date.now() ? await door.actorOf(before.sessionId) : null;
  if (!actor) return { ok: false, code: 'auth.session_expired' };
  const isAllowed = await door.mayJoin(actor, room);
  if (!socket.connected) return { ok: false, code: 'auth.session_expired' };
  // A check of the rights came in between: what was answered may be out of date.
  if (data.actor !== before) return answerJoin(door, socket, room);
  if (!isAllowed) return { ok: false, code: 'loads.not_found' };
  data.actor = actor;
  takeSeats(socket, room);
  return { ok: true };
};

/** The place among the socket's rooms is taken before anything is waited for: joins side by side count each other. */
const joinRoom = async (door: RealtimeDoor, socket: PortalSocket, room: Room): Promise<JoinReply> => {
  const { joined } = socket.data;
  if (!joined.has(keyOf(room))) {
    if (joined.size >= maxRooms) return { ok: false, code: 'http.too_many_requests' };
    joined.set(keyOf(room), { room, seats: [] });
  }
  const answer = await answerJoin(door, socket, room).catch(() => ({ ok: false, code: 'http.unexpected' }) as const);
  if (!answer.ok) leaveRoom(socket, room);
  return answer;
};

const takeRequests = (door: RealtimeDoor) => (socket: PortalSocket) => {
  // Whoever is signed in as another account is not there as themselves.
  if (socket.data.actor.kind === 'user') void socket.join(userRoom(socket.data.actor.userId));
  socket.on('join', (request, reply) => {
    if (typeof reply !== 'function') return;
    const { success, data: room } = RoomRequest.safeParse(request);
    if (!success) return reply({ ok: false, code: 'http.invalid' });
    void joinRoom(door, socket, room).then(reply);
  });
  socket.on('leave', (request) => {
    const { success, data: room } = RoomRequest.safeParse(request);
    if (success) leaveRoom(socket, room);
  });
};

/** Notifies those who watch many loads that one has news; the account of each load is asked for once. */
const hinting = (io: Io, log: Logger) => {
  const accounts = new Map<number, Promise<number | undefined>>();
  const remembered = (door: RealtimeDoor, loadId: number): Promise<number | undefined> => {
    const account = accounts.get(loadId) ?? door.accountOf(loadId);
    accounts.set(loadId, account);
    const [oldest] = accounts.size > rememberedLoads ? accounts.keys() : [];
    if (oldest !== undefined) accounts.delete(oldest);
    return account;
  };
  return (door: RealtimeDoor, hint: LoadHint): void =>
    void remembered(door, hint.load_id).then(
      (account) => {
        if (account !== undefined) io.to([hintRoom(account), hintRoom('all')]).emit('load-hint', hint);
      },
      (err: unknown) => {
        accounts.delete(hint.load_id);
        log.warn({ err, load_id: hint.load_id }, 'lists were not notified of a change');
      },
    );
};

/** The sockets before there is a port for them: what is published until then reaches the other instances. */
export type AttachableRealtime = Realtime & {
  /** Takes connections on the server's own port. */
  attach(http: HttpServer, door: RealtimeDoor): void;
};

/**
 * What the socket adapter takes for a pool. It listens on a connection that it does not give back once it is lost: one
 * of the calls' pool would take a place there for ever.
 */
const adapterPool = (pool: pg.Pool, url: string, log: Logger): pg.Pool =>
  ({
    query: pool.query.bind(pool),
    connect: async () => {
      const warn = (err: Error) => log.warn({ err, connection: 'sockets' }, 'database connection lost');
      const { client } = await connectAlone(url, 'portal sockets', warn);
      return Object.assign(client, { release: () => void endConnection(client) });
    },
  }) as unknown as pg.Pool;

/** Socket.IO. `cluster` joins the instances that share one database. */
export const openRealtime = (cluster: { pool: pg.Pool; url: string } | null, log: Logger): AttachableRealtime => {
  const io: Io = new Server({
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    ...(cluster
      ? {
          adapter: createAdapter(adapterPool(cluster.pool, cluster.url, log), {
            errorHandler: (err) => log.warn({ err }, 'socket adapter'),
          }),
        }
      : {}),
  });
  const notifyLists = hinting(io, log);
  let attached: { http: HttpServer; door: RealtimeDoor; rights: ReturnType<typeof watchSocketRights> } | undefined;
  return {
    attach(http, door) {
      io.use(admitSocket(door.authenticate, door.publicUrl));
      io.on('connection', takeRequests(door));
      io.attach(http);
      attached = { http, door, rights: watchSocketRights(io, door, log) };
    },
    toLoad(loadId, event, data) {
      const checked = roomEvents[event].parse(data) as never;
      (io.to(loadRoom(loadId)).emit as (event: string, data: unknown) => void)(event, checked);
      if (attached) notifyLists(attached.door, { load_id: loadId, event });
    },
    toConversation(load, audience) {
      io.to(conversationRoom(load, audience)).emit('conversation-changed', { load_id: load.load_id });
    },
    toUsers(userIds) {
      if (userIds.length > 0) io.to(userIds.map(userRoom)).emit('notifications-changed');
    },
    checkRights: (whose) => attached?.rights.check(whose),
    async drain(ms) {
      const sockets = [...io.of('/').sockets.values()];
      const slice = Math.ceil(sockets.length / drainSlices);
      for (let begin = 0; begin < sockets.length; begin += slice) {
        for (const { conn } of sockets.slice(begin, begin + slice)) conn.close();
        await sleep(ms / drainSlices);
      }
    },
    async close() {
      attached?.rights.stop();
      // This closes the HTTP server as well, and waits: a connection whose call ends meanwhile would be kept for more.
      const sweep = setInterval(() => attached?.http.closeIdleConnections(), sweepMs);
      await io.close().finally(() => clearInterval(sweep));
    },
  };
};

/** Notifies people's open pages of news in their bell once the present transaction is committed. */
export const publishToUsers = (ctx: OpenCtx, userIds: readonly number[]): void =>
  afterCommit(ctx, () => ctx.services.realtime.toUsers(userIds));

/** Notifies those who look at a load's conversation and read this audience, once the present transaction is committed. */
export const publishToConversation = (
  ctx: OpenCtx,
  load: { load_id: number; account_id: number },
  audience: Audience,
): void => afterCommit(ctx, () => ctx.services.realtime.toConversation(load, audience));

/** Notifies a load's room once the present transaction is committed. */
export const publish = <E extends RoomEvent>(ctx: OpenCtx, loadId: number, event: E, data: RoomEventData[E]): void =>
  afterCommit(ctx, () => ctx.services.realtime.toLoad(loadId, event, data));
