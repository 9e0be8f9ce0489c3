import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import {
  type ClientToServer,
  roomEvents,
  type RoomEvent,
  type RoomEventData,
  type ServerToClient,
} from '@portal/contract/live/room-events.ts';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { SessionActor } from '../actor.ts';
import type { OpenCtx, Realtime } from '../context.ts';
import { afterCommit } from '../database/transaction.ts';

type Io = Server<ClientToServer, ServerToClient, Record<string, never>, { actor: SessionActor }>;
type PortalSocket = Socket<ClientToServer, ServerToClient, Record<string, never>, { actor: SessionActor }>;

export type RealtimeDoor = {
  authenticate: (bearer: string) => Promise<SessionActor | null>;
  /** Answers as GET loads/{id} would for the same caller. */
  mayJoin: (actor: SessionActor, loadId: number) => Promise<boolean>;
  /** Origins a browser may connect from; none given: the server's own only. */
  publicUrl: string;
};

const maxRooms = 50;
const sweepMs = 50;
const loadRoom = (loadId: number) => `load:${loadId}`;
const JoinedLoad = z.int().min(1).max(2_147_483_647);

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

const seat = (door: RealtimeDoor) => (socket: PortalSocket) => {
  const { actor } = socket.data;
  void socket.join([`session:${actor.sessionId}`, `user:${actor.userId}`, `account:${actor.accountId}`]);
  socket.on('join', (loadId, reply) => {
    if (typeof reply !== 'function') return;
    const id = JoinedLoad.safeParse(loadId);
    if (!id.success) return reply({ ok: false, code: 'http.invalid' });
    // Three rooms are the socket's own seats and one is its id.
    if (socket.rooms.size - 4 >= maxRooms) return reply({ ok: false, code: 'http.too_many_requests' });
    door.mayJoin(actor, id.data).then(
      (allowed) => {
        if (!allowed) return reply({ ok: false, code: 'loads.not_found' });
        void socket.join(loadRoom(id.data));
        reply({ ok: true });
      },
      () => reply({ ok: false, code: 'http.unexpected' }),
    );
  });
  socket.on('leave', (loadId) => {
    if (JoinedLoad.safeParse(loadId).success) void socket.leave(loadRoom(loadId));
  });
};

/** The sockets before there is a port for them: what is told until then reaches the other instances. */
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
  let closeIdle: (() => void) | undefined;
  return {
    attach(http, door) {
      io.use(welcome(door));
      io.on('connection', seat(door));
      io.attach(http);
      closeIdle = () => http.closeIdleConnections();
    },
    toLoad(loadId, event, data) {
      const checked = roomEvents[event].parse(data) as never;
      (io.to(loadRoom(loadId)).emit as (event: string, data: unknown) => void)(event, checked);
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
      const sweep = setInterval(() => closeIdle?.(), sweepMs);
      await io.close().finally(() => clearInterval(sweep));
    },
  };
};

/** Tells a load's room once the present transaction is committed. */
export const publish = <E extends RoomEvent>(ctx: OpenCtx, loadId: number, event: E, data: RoomEventData[E]): void =>
  afterCommit(ctx, () => ctx.services.realtime.toLoad(loadId, event, data));
