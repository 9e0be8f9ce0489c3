import type { SessionActor } from '../actor.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { PortalSocket } from './socket-rooms.ts';

/** Who stands behind a bearer token, and when its time is over (ms); null for one that is not good. */
export type AuthenticateSocket = (bearer: string) => Promise<{ actor: SessionActor; expiresAt: number } | null>;

/** Sockets one user may have on an instance: many tabs, but not without end. */
const socketsPerUser = 50;

export const withoutScheme = (bearer: unknown): string =>
  typeof bearer === 'string' ? bearer.replace(/^Bearer /i, '') : '';

const bearerOf = ({ handshake }: PortalSocket): string =>
  withoutScheme(handshake.auth['token'] ?? handshake.headers.authorization);

/** Counts the connections of each user; false for one too many. */
const countConnections = () => {
  const counts = new Map<number, number>();
  return ({ conn }: PortalSocket, userId: number): boolean => {
    const count = counts.get(userId) ?? 0;
    if (count >= socketsPerUser) return false;
    if (conn.readyState !== 'open') return true;
    counts.set(userId, count + 1);
    conn.once('close', () => {
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    });
    return true;
  };
};

/**
 * Lets a socket in: from a page of this portal or from none, with a good token, within the user's number. The errors
 * are `forbidden`, `session_expired` and `too_many_sockets`.
 */
export const admitSocket = (authenticate: AuthenticateSocket, publicUrl: string) => {
  const isCounted = countConnections();
  return (socket: PortalSocket, next: (error?: Error) => void): void => {
    if (!isSameOrigin(socket.handshake.headers, publicUrl)) return next(new Error('forbidden'));
    authenticate(bearerOf(socket)).then(
      (found) => {
        if (!found) return next(new Error('session_expired'));
        if (!isCounted(socket, found.actor.userId)) return next(new Error('too_many_sockets'));
        Object.assign(socket.data, { ...found, joined: new Map() });
        next();
      },
      // A refusal would be final for the client; after a broken connection it tries again by itself.
      () => socket.conn.close(),
    );
  };
};
