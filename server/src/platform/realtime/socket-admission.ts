import type { SessionActor } from '../actor.ts';
import { isSameOrigin } from '../same-origin.ts';
import type { PortalSocket } from './socket-rooms.ts';

/** Who stands behind a bearer token, and when its time is over (ms); null for one that is not good. */
export type AuthenticateSocket = (bearer: string) => Promise<{ actor: SessionActor; expiresAt: number } | null>;

/** Sockets one user may have on an instance: many tabs, but not without end. */
const socketsPerUser = 50;

export const withoutScheme = (bearer: unknown): string =>
  typeof bearer === 'string' ? bearer.replace(/^Bearer /i, '') : '';

const bearerOf = ({ handshake }: PortalSocket): string =>
  withoutScheme(handshake.auth['token'] ?? handshake.headers.authorization);

/** How long a socket beyond that number waits for a place before its client tries again. */
const placeWaitMs = 5000;

type Places = { taken: number; waiting: Set<() => void> };

/** Resolves when a place is free, or with false once that took too long. */
const freePlace = ({ waiting }: Places): Promise<boolean> =>
  new Promise((resolve) => {
    const take = () => {
      clearTimeout(timer);
      waiting.delete(take);
      resolve(true);
    };
    const timer = setTimeout(() => {
      waiting.delete(take);
      resolve(false);
    }, placeWaitMs);
    waiting.add(take);
  });

/** Gives each user's connections their places; false for one too many. */
const placesOfUsers = () => {
  const users = new Map<number, Places>();
  const callNext = ({ waiting }: Places): void => {
    const [next] = waiting;
    next?.();
  };
  const leave = (userId: number, places: Places): void => {
    places.taken -= 1;
    callNext(places);
    if (places.taken === 0 && places.waiting.size === 0) users.delete(userId);
  };
  return async ({ conn }: PortalSocket, userId: number): Promise<boolean> => {
    const places = users.get(userId) ?? { taken: 0, waiting: new Set() };
    users.set(userId, places);
    while (places.taken >= socketsPerUser) if (!(await freePlace(places))) return false;
    if (conn.readyState !== 'open') {
      callNext(places);
      return true;
    }
    places.taken += 1;
    users.set(userId, places);
    conn.once('close', () => leave(userId, places));
    return true;
  };
};

/**
 * Lets a socket in: from a page of this portal or from none, with a good token, once there is a place for the user. The
 * errors are `forbidden` and `session_expired`.
 */
export const admitSocket = (authenticate: AuthenticateSocket, publicUrl: string) => {
  const takePlace = placesOfUsers();
  return (socket: PortalSocket, next: (error?: Error) => void): void => {
    if (!isSameOrigin(socket.handshake.headers, publicUrl)) return next(new Error('forbidden'));
    const admit = async (): Promise<void> => {
      const found = await authenticate(bearerOf(socket));
      if (!found) return next(new Error('session_expired'));
      if (!(await takePlace(socket, found.actor.userId))) return socket.conn.close();
      Object.assign(socket.data, { ...found, joined: new Map() });
      next();
    };
    // A refusal would be final for the client; after a broken connection it tries again by itself.
    admit().catch(() => socket.conn.close());
  };
};
