import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type AccountActor, type ApiKeyActor, areRightsOf, type SessionActor } from '../../platform/actor.ts';
import type { Services } from '../../platform/context.ts';
import { withWaitCounted } from '../../platform/database/call-waits.ts';
import { withRequiredFactor } from '../../platform/second-factor.ts';
import { type VerifiedToken, verifyAccessToken } from './access-token.ts';
import { readActor, readActors, readKeyActor } from './actor.queries.ts';
import { hashOfApiKey } from './api-key-secret.ts';
import { writeKeyUse } from './auth.queries.ts';

/** Rights are read again after this long, so that a change whose notification got lost still counts within a second. */
const rightsKeptForMs = 900;
/** Entries of each cache; the oldest go first. */
const cacheSize = 20_000;

type Remembered<A> = { actor: Promise<A | null>; until: number; of: A | null };

const remember = <K, V>(cache: Map<K, V>, key: K, value: V): V => {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.size > cacheSize ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
  return value;
};

/** Which actor a credential stands for now; one query each `rightsKeptForMs`, none after a revocation's. */
const rightsCache = <A extends AccountActor>(
  services: Services,
  readActorOf: (credential: string) => Promise<A | null>,
) => {
  const known = new Map<string, Remembered<A>>();
  services.broadcast.listen('rights_changed', (whose) => {
    if (whose.session_id) known.delete(whose.session_id);
    // A read still under way may have started before the change, so its result is dropped too.
    for (const [credential, { of }] of known) if (!of || areRightsOf(of, whose)) known.delete(credential);
  });
  // Revocations may have been sent while nobody received them.
  services.broadcast.listen('listenerRestored', () => known.clear());
  const read = (credential: string): Promise<A | null> => {
    const entry: Remembered<A> = { actor: readActorOf(credential), until: Date.now() + rightsKeptForMs, of: null };
    entry.actor.then(
      (actor) => (entry.of = actor),
      () => known.delete(credential),
    );
    return remember(known, credential, entry).actor;
  };
  return async (credential: string): Promise<A | null> => {
    const entry = known.get(credential);
    const actor = await (entry && entry.until > Date.now() ? entry.actor : read(credential));
    // Past the cache, so that a change of the setting counts at once.
    return actor && withRequiredFactor(services, actor);
  };
};

/** How often the last use of a key is written down, at most. */
const keyUseEveryMs = 60_000;

/** Writes down when keys were last used; a call does not wait for it. */
const keyUses = ({ pool, log }: Services) => {
  const written = new Map<number, number>();
  return (keyId: number, ip: string): void => {
    if ((written.get(keyId) ?? 0) > Date.now() - keyUseEveryMs) return;
    remember(written, keyId, Date.now());
    writeKeyUse(pool, keyId, ip).catch((error: unknown) => log.warn({ error }, 'use of an API key not written down'));
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
  const ofSession = rightsCache(services, (sessionId) => readActor(services.pool, sessionId));
  const ofKeyHash = rightsCache(services, (keyHash) => readKeyActor(services.pool, keyHash));
  const useKey = keyUses(services);
  const ofKey = async (text: string, ip: string): Promise<ApiKeyActor | null> => {
    const keyHash = hashOfApiKey(text);
    const actor = keyHash && (await ofKeyHash(keyHash));
    if (actor) useKey(actor.keyId, ip);
    return actor || null;
  };
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
    ofSessions: async (sessionIds: readonly string[]) => {
      const actors = await readActors(services.pool, sessionIds);
      return new Map([...actors].map(([id, actor]) => [id, withRequiredFactor(services, actor)]));
    },
    /** Of a bearer, else of an API key; programs that know bearers alone send a key as one. */
    ofRequest: async ({ headers, ip }: FastifyRequest): Promise<AccountActor | null> => {
      const token = bearer.exec(headers.authorization ?? '')?.[1];
      // Calls of one session wait for the same read of its rights.
      const isKey = token !== undefined && hashOfApiKey(token) !== null;
      if (token && !isKey) return withWaitCounted(() => ofToken(token));
      const key = isKey ? token : headers['x-api-key'];
      return typeof key === 'string' ? withWaitCounted(() => ofKey(key, ip ?? '')) : null;
    },
  };
};
