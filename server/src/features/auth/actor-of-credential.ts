import type { AccountActor } from '../../platform/actor.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withRequiredFactor } from '../../platform/second-factor.ts';
import { readActor, readKeyActor, readPersonActor } from './actor.queries.ts';
import { findKeyHash } from './auth.queries.ts';

/** The session or the API key by which something was asked for that is done later, in the name of the same person. */
export type Credential = { session_id: string | null; api_key_id: number | null };

/** What the person behind a credential may now; null once session, key, user or account has ended. */
export const actorOfCredential = async (
  { services, db }: OpenCtx,
  { session_id, api_key_id }: Credential,
): Promise<AccountActor | null> => {
  if (session_id !== null) {
    const actor = await readActor(services.pool, session_id);
    return actor && withRequiredFactor(services, actor);
  }
  const hash = api_key_id === null ? undefined : await findKeyHash(db, api_key_id);
  const actor = hash === undefined ? null : await readKeyActor(services.pool, hash);
  return actor && withRequiredFactor(services, actor);
};

/** What a person may now, in whose name something is done that they asked for; null once user or account has ended. */
export const actorOfPerson = async ({ services }: OpenCtx, userId: number): Promise<AccountActor | null> => {
  const actor = await readPersonActor(services.pool, userId);
  return actor && withRequiredFactor(services, actor);
};
