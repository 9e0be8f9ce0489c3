import type { Room } from '@portal/contract/live/room-events.ts';
import type { Logger } from 'pino';
import { areRightsOf, type SessionActor, type WhoseRights } from '../actor.ts';
import { type AuthenticateSocket, withoutScheme } from './socket-admission.ts';
import { type Io, leaveRoom, type PortalSocket, takeSeats } from './socket-rooms.ts';

export type RightsSource = {
  authenticate: AuthenticateSocket;
  /** The present callers of these sessions, past every cache; none for a session that has ended. */
  readActors: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, SessionActor>>;
  /** Answers as GET loads/{id} and GET loads would for the same caller. */
  mayJoin: (actor: SessionActor, room: Room) => Promise<boolean>;
};

/** A change whose notification got lost counts after this long at the latest. */
const checkEveryMs = 1500;
/** A client is asked for its next token this long before the present one ends, and has `answerMs` to give it. */
const renewAheadMs = 30_000;
const answerMs = 10_000;

const endSocket = (socket: PortalSocket): void => {
  socket.emit('session-ended');
  socket.disconnect(true);
};

/** Closes the connection as if the line were down: the client connects again, with the token it has then. */
const reconnect = ({ conn }: PortalSocket): void => conn.close();

const seesSame = (one: SessionActor, other: SessionActor): boolean =>
  (['get:loads', 'get:conversation'] as const).every(
    (right) => one.permissions.has(right) === other.permissions.has(right),
  ) &&
  one.accountId === other.accountId &&
  one.capabilities.has('act_for_operator') === other.capabilities.has('act_for_operator') &&
  String(one.scope === 'all' || one.scope.accountIds) === String(other.scope === 'all' || other.scope.accountIds);

/** Gives a socket the rights its caller has now: it leaves what they do not cover, and sits in what they add. */
const applyRights = async (source: RightsSource, socket: PortalSocket, actor: SessionActor): Promise<void> => {
  const before = socket.data.actor;
  socket.data.actor = actor;
  if (seesSame(before, actor)) return;
  const rooms = [...socket.data.joined.values()].map(({ room }) => room);
  const allowed = await Promise.all(rooms.map((room) => source.mayJoin(actor, room)));
  for (const [index, room] of rooms.entries()) {
    if (allowed[index]) takeSeats(socket, room);
    else leaveRoom(socket, room);
  }
};

/** Before a token's time is over the client is asked for the next; without one the socket ends with the old token. */
const renewTokens = (source: RightsSource, log: Logger) => {
  const requested = new WeakSet<PortalSocket>();
  const renew = async (socket: PortalSocket): Promise<void> => {
    const token = await socket.timeout(answerMs).emitWithAck('renew-token');
    const renewed = await source.authenticate(withoutScheme(token));
    if (renewed?.actor.sessionId !== socket.data.actor.sessionId) return;
    socket.data.expiresAt = renewed.expiresAt;
    requested.delete(socket);
  };
  return (socket: PortalSocket): void => {
    const { expiresAt } = socket.data;
    if (expiresAt <= Date.now()) return reconnect(socket);
    if (expiresAt > Date.now() + renewAheadMs || requested.has(socket)) return;
    requested.add(socket);
    renew(socket).catch((err: unknown) => log.debug({ err }, 'socket without a new token'));
  };
};

/**
 * Keeps the rights of connected sockets true: all of them every 1.5 s, those concerned at once by `check`. One query
 * serves all sockets of an instance; checks never overtake each other, so an older answer cannot undo a newer one.
 */
export const watchSocketRights = (io: Io, source: RightsSource, log: Logger) => {
  const due = new Set<PortalSocket>();
  let running = false;

  const checkThese = async (sockets: readonly PortalSocket[]): Promise<void> => {
    const actors = await source.readActors([...new Set(sockets.map(({ data }) => data.actor.sessionId))]);
    const applied = sockets.map(async (socket) => {
      const actor = actors.get(socket.data.actor.sessionId);
      if (actor) await applyRights(source, socket, actor);
      else endSocket(socket);
    });
    await Promise.all(applied);
  };
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (due.size > 0) {
      const sockets = [...due].filter(({ connected }) => connected);
      due.clear();
      if (sockets.length === 0) continue;
      // The next round checks again; until then nothing is published either where the database does not answer.
      await checkThese(sockets).catch((err: unknown) => log.warn({ err }, 'rights of sockets not checked'));
    }
    running = false;
  };
  const check = (whose: WhoseRights): void => {
    for (const socket of io.sockets.sockets.values()) if (areRightsOf(socket.data.actor, whose)) due.add(socket);
    void run();
  };

  const renewToken = renewTokens(source, log);
  const timer = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) renewToken(socket);
    check({});
  }, checkEveryMs).unref();
  return { check, stop: () => clearInterval(timer) };
};
