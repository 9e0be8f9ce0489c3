import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { areRightsOf, type SessionActor } from '../../platform/actor.ts';
import type { Services } from '../../platform/context.ts';
import { withWaitCounted } from '../../platform/database/call-waits.ts';
import { type VerifiedToken, verifyAccessToken } from './access-token.ts';
import { readActor, readActors } from './actor.queries.ts';

/** Rights are read again after this long, so that a change whose notification got lost still counts within a second. */
const rightsKeptForMs = 900;
/** Entries of each cache; the oldest go first. */
const cacheSize = 20_000;

type Remembered = { actor: Promise<SessionActor | null>; until: number; of: SessionActor | null };

const remember = <V>(cache: Map<string, V>, key: string, value: V): V => {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.size > cacheSize ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return value;
};

/** Which actor a session stands for now; one query a session each `rightsKeptForMs`, none after a revocation's. */
const rightsCache = (services: Services) => {
  const sessions = new Map<string, Remembered>();
  services.broadcast.listen('rights_changed', (whose) => {
    if (whose.session_id) sessions.delete(whose.session_id);
    // A read still under way may have started before the change, so its result is dropped too.
    for (const [id, { of }] of sessions) if (!of || areRightsOf(of, whose)) sessions.delete(id);
  });
  // Revocations may have been sent while nobody received them.
  services.broadcast.listen('listenerRestored', () => sessions.clear());
  const read = (sessionId: string): Promise<SessionActor | null> => {
    const entry: Remembered = {
      actor: readActor(services.pool, sessionId),
      until: Date.now() + rightsKeptForMs,
      of: null,
    };
    entry.actor.then(
      (actor) => (entry.of = actor),
      () => sessions.delete(sessionId),
    );
    return remember(sessions, sessionId, entry).actor;
  };
  return (sessionId: string): Promise<SessionActor | null> => {
    const known = sessions.get(sessionId);
    return known && known.until > Date.now() ? known.actor : read(sessionId);
  };
};

/** Tokens whose signature has been checked, by their hash, for as long as they are good. */
const verifiedTokens = (services: Services) => {
  const tokens = new Map<string, VerifiedToken>();
  return async (token: string): Promise<VerifiedToken | null> => {
    const key = hash('sha256', token, 'base64');
    const verified = tokens.get(key) ?? (await verifyAccessToken(services, token));
    if (!verified) return null;
    if (verified.expiresAt <= Date.now()) {
      tokens.delete(key);
      return null;
    }
    if (!tokens.has(key)) remember(tokens, key, verified);
    return verified;
  };
};

const bearer = /^Bearer ([\w.~+/-]+=*)$/i;
const longestToken = 4096;

/**
 * The caller: null without a token, with one that is not ours or has expired, and when session, user or
 * account has ended. Runs on every call: once cached, it needs no query.
 */
export const authenticator = (services: Services) => {
  const verifiedOf = verifiedTokens(services);
  const ofSession = rightsCache(services);
  const verify = (token: string) => (token.length > longestToken ? null : verifiedOf(token));
  const ofToken = async (token: string): Promise<SessionActor | null> => {
    const verified = await verify(token);
    return verified && ofSession(verified.sessionId);
  };
  return {
    ofToken,
    ofSession,
    /** The same with the instant (ms) at which the token's time is over, for a connection that outlives calls. */
    ofSocket: async (token: string): Promise<{ actor: SessionActor; expiresAt: number } | null> => {
      const verified = await verify(token);
      const actor = verified && (await ofSession(verified.sessionId));
      return actor && verified ? { actor, expiresAt: verified.expiresAt } : null;
    },
    /** Past every cache, for many sessions in one query. */
    ofSessions: (sessionIds: readonly string[]) => readActors(services.pool, sessionIds),
    ofRequest: async ({ headers }: FastifyRequest): Promise<SessionActor | null> => {
      const token = bearer.exec(headers.authorization ?? '')?.[1];
      // Calls of one session wait for the same read of its rights.
      return token ? withWaitCounted(() => ofToken(token)) : null;
    },
  };
};
