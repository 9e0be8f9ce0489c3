import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import {
  type ClientToServer,
  type LoadHint,
  type Room,
  RoomRequest,
  roomEvents,
  type RoomEvent,
  type RoomEventData,
  type ServerToClient,
} from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { SessionActor } from '../actor.ts';
import type { OpenCtx, Realtime } from '../context.ts';
import { afterCommit } from '../database/transaction.ts';

/** `joined`: what the socket asked for, with the names of the rooms it sits in for that. */
type SocketData = { actor: SessionActor; joined: Map<string, readonly string[]> };
type Io = Server<ClientToServer, ServerToClient, Record<string, never>, SocketData>;
type PortalSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, SocketData>;

export type RealtimeDoor = {
  authenticate: (bearer: string) => Promise<SessionActor | null>;
  /** Answers as GET loads/{id} and GET loads would for the same caller. */
  mayJoin: (actor: SessionActor, room: Room) => Promise<boolean>;
  /** The account a load is of; it never changes. */
  accountOf: (loadId: number) => Promise<number | undefined>;
  /** Origins a browser may connect from; none given: the server's own only. */
  publicUrl: string;
};

const maxRooms = 50;
const sweepMs = 50;
/** Loads whose account is remembered; the oldest go first. */
const rememberedLoads = 10_000;
const loadRoom = (loadId: number) => `load:${loadId}`;
/** Hints about the loads of one account, those below it not among them; `all` are everybody's. */
const hintRoom = (accountId: number | 'all') => `hints:${accountId}`;

/** The rooms a socket sits in for what it asked: all its loads are those of each account its caller may see. */
const seatsOf = ({ scope }: SessionActor, room: Room): readonly string[] => {
  if (room.kind === 'load') return [loadRoom(room.id)];
  if (room.kind === 'account') return [hintRoom(room.id)];
  return scope === 'all' ? [hintRoom('all')] : scope.accountIds.map(hintRoom);
};

const keyOf = (room: Room): string => (room.kind === 'all_loads' ? room.kind : `${room.kind}:${room.id}`);

const bearerOf = (socket: PortalSocket): string => {
  const { auth, headers } = socket.handshake;
  const given: unknown = auth['token'] ?? headers.authorization;
  return typeof given === 'string' ? given.replace(/^Bearer /i, '') : '';
};

/** A page of another site may not open a socket with what the browser remembers of ours. */
const sameOrigin = (origin: string | undefined, host: string | undefined, publicUrl: string): boolean => {
  if (!origin) return true;
  try {
    return new URL(origin).host === host || origin === new URL(publicUrl).origin;
  } catch {
    return false;
  }
};

const welcome = (door: RealtimeDoor) => (socket: PortalSocket, next: (error?: Error) => void) => {
  const { origin, host } = socket.handshake.headers;
  if (!sameOrigin(origin, host, door.publicUrl)) return next(new Error('forbidden'));
  door.authenticate(bearerOf(socket)).then(
    (actor) => {
      if (!actor) return next(new Error('session_expired'));
      socket.data.actor = actor;
      next();
    },
    () => next(new Error('unexpected')),
  );
};

const join = (socket: PortalSocket, room: Room): void => {
  const seats = seatsOf(socket.data.actor, room);
  socket.data.joined.set(keyOf(room), seats);
  void socket.join([...seats]);
};

/** Leaves the seats that nothing else the socket asked for needs. */
const leave = (socket: PortalSocket, room: Room): void => {
  const { joined } = socket.data;
  const seats = joined.get(keyOf(room)) ?? [];
  joined.delete(keyOf(room));
  const needed = new Set([...joined.values()].flat());
  for (const seat of seats) if (!needed.has(seat)) void socket.leave(seat);
};

const welcomeIn = (door: RealtimeDoor) => (socket: PortalSocket) => {
  const { actor } = socket.data;
  socket.data.joined = new Map();
  void socket.join([`session:${actor.sessionId}`, `user:${actor.userId}`, `account:${actor.accountId}`]);
  socket.on('join', (request, reply) => {
    if (typeof reply !== 'function') return;
    const { success, data: room } = RoomRequest.safeParse(request);
    if (!success) return reply({ ok: false, code: 'http.invalid' });
    const { joined } = socket.data;
    if (!joined.has(keyOf(room)) && joined.size >= maxRooms)
      return reply({ ok: false, code: 'http.too_many_requests' });
    door.mayJoin(actor, room).then(
      (allowed) => {
        if (!allowed) return reply({ ok: false, code: 'loads.not_found' });
        join(socket, room);
        reply({ ok: true });
      },
      () => reply({ ok: false, code: 'http.unexpected' }),
    );
  });
  socket.on('leave', (request) => {
    const { success, data: room } = RoomRequest.safeParse(request);
    if (success) leave(socket, room);
  });
};

/** Tells those who watch many loads that one has news; the account of each load is asked for once. */
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

/** Socket.IO. `cluster` joins the instances that share one database. */
export const openRealtime = (cluster: pg.Pool | null, log: Logger): AttachableRealtime => {
  const io: Io = new Server({
    path: socketPath,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    ...(cluster
      ? { adapter: createAdapter(cluster, { errorHandler: (err) => log.warn({ err }, 'socket adapter') }) }
      : {}),
  });
  const tellLists = hinting(io, log);
  let attached: { http: HttpServer; door: RealtimeDoor } | undefined;
  return {
    attach(http, door) {
      io.use(welcome(door));
      io.on('connection', welcomeIn(door));
      io.attach(http);
      attached = { http, door };
    },
    toLoad(loadId, event, data) {
      const checked = roomEvents[event].parse(data) as never;
      (io.to(loadRoom(loadId)).emit as (event: string, data: unknown) => void)(event, checked);
      if (attached) tellLists(attached.door, { load_id: loadId, event });
    },
    disconnect({ session_id, user_id, account_id }) {
      const rooms = [
        ...(session_id ? [`session:${session_id}`] : []),
        ...(user_id ? [`user:${user_id}`] : []),
        ...(account_id ? [`account:${account_id}`] : []),
      ];
      if (rooms.length === 0) return;
      io.local.in(rooms).emit('session-ended');
      io.local.in(rooms).disconnectSockets(true);
    },
    async close() {
      // This closes the HTTP server as well, and waits: a connection whose call ends meanwhile would be kept for more.
      const sweep = setInterval(() => attached?.http.closeIdleConnections(), sweepMs);
      await io.close().finally(() => clearInterval(sweep));
    },
  };
};

/** Tells a load's room once the present transaction is committed. */
export const publish = <E extends RoomEvent>(ctx: OpenCtx, loadId: number, event: E, data: RoomEventData[E]): void =>
  afterCommit(ctx, () => ctx.services.realtime.toLoad(loadId, event, data));
