import type { ActorKind } from '@portal/contract/access/actor.ts';
import type { Capability } from '@portal/contract/access/can.ts';
import { isCapability, type Permission, type Right } from '@portal/contract/access/permissions.ts';
import type { RoleName } from '@portal/contract/access/roles.ts';
import type { DispatchMode } from '@portal/contract/modes/dispatch-modes.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { problem } from './http/errors.ts';

/** Which accounts' rows a caller sees: the ids, or all of them for the operator. */
export type Scope = { accountIds: readonly number[] } | 'all';

/** Whether an account's rows are the caller's to see. The operator sees all, whether or not there is one of this id. */
export const isInScope = ({ scope }: { scope: Scope }, accountId: number): boolean =>
  scope === 'all' || scope.accountIds.includes(accountId);

/** Who acts for an account and what it may, as the database says it now; at most five seconds old. */
type Rights = {
  /** The person whose rows these are: for a key, who made it. */
  userId: number;
  accountId: number;
  role: RoleName;
  name: string;
  email: string;
  language: Language;
  permissions: ReadonlySet<Permission>;
  capabilities: ReadonlySet<Capability>;
  scope: Scope;
  /** Account's and user's flags together; false wins. */
  canDispatch: boolean;
  dispatchModes: Readonly<Record<DispatchMode, boolean>>;
  isBranded: boolean;
  freightSystemId: string | null;
  /** Where the account is. */
  place: { zip_code: string; country: string; city: string };
  /** `missing`: the operator requires one, and the caller holds no right until it is on. */
  secondFactor: 'on' | 'off' | 'missing';
};

type UserActor = Rights & { kind: 'user'; sessionId: string };
export type ApiKeyActor = Rights & { kind: 'api_key'; keyId: number };
/**
 * `userId` is the person who acts, `accountId` and the rights are those of an admin of the account it is signed in as,
 * until `expiresAt` (ISO 8601).
 */
type SignedInAsActor = Rights & { kind: 'signed_in_as'; sessionId: string; expiresAt: string };
/** Whoever holds a link somebody gave away: `linkId` is a tracking link's id or a share recipient's. */
export type GuestLinkActor = { kind: 'guest_link'; purpose: 'share' | 'tracking'; linkId: number };
/** A carrier, by its own interface or as somebody reported for it (`reportedByUserId`). */
type CarrierActor = { kind: 'carrier'; carrierId: number; name: string; reportedByUserId: number | null };
/** The portal itself: `task` is the job, the ticker or the command. */
type SystemActor = { kind: 'system'; task: string };

/** Actors that came by a session, which can be ended. */
export type SessionActor = UserActor | SignedInAsActor;

/** Whose rights have changed: a session's, a user's, all of an account; everybody's where it names none. */
export type WhoseRights = { session_id?: string; user_id?: number; account_id?: number };

export const areRightsOf = (actor: AccountActor, whose: WhoseRights): boolean =>
  Object.keys(whose).length === 0 ||
  (actor.kind !== 'api_key' && actor.sessionId === whose.session_id) ||
  actor.userId === whose.user_id ||
  actor.accountId === whose.account_id;

/** Actors with rights of their own: those of calls that are not public. */
export type AccountActor = SessionActor | ApiKeyActor;
export type Actor = AccountActor | GuestLinkActor | CarrierActor | SystemActor;

/** The caller with its rights; null for whoever acts without any. */
export const accountActor = (actor: Actor | null): AccountActor | null =>
  actor !== null && 'permissions' in actor ? actor : null;

/** Whether the caller holds a capability. */
export const can = ({ actor }: { actor: AccountActor }, capability: Capability): boolean =>
  actor.capabilities.has(capability);

/** Whether the caller holds a right: to a call, or a capability. */
export const holds = ({ actor }: { actor: AccountActor }, right: Right): boolean =>
  isCapability(right) ? actor.capabilities.has(right) : actor.permissions.has(right);

/** The session a call came by. 403 for a key: it has none that could be ended or kept. */
export const requireSession = (actor: AccountActor): string => {
  if (actor.kind === 'api_key') throw problem('http.forbidden', 403);
  return actor.sessionId;
};

/** 403 for somebody signed in as another account: some acts are the account's own people's alone. */
export const refuseSignedInAs = (actor: AccountActor, field?: string): void => {
  if (actor.kind === 'signed_in_as') throw problem('auth.not_signed_in_as', 403, field ? { field } : {});
};

/** 403 but for a person in a session of their own. */
export const requireOwnSession = (actor: AccountActor): void => {
  requireSession(actor);
  refuseSignedInAs(actor);
};

/** What a row says of its actor: the kind, the person where there is one, and the name a reader sees. */
export type ActorFacts = { kind: ActorKind | null; userId: number | null; name: string | null };

export const actorFacts = (actor: Actor | null): ActorFacts => {
  const rights = accountActor(actor);
  if (rights) return { kind: rights.kind, userId: rights.userId, name: rights.name };
  if (actor?.kind === 'carrier') return { kind: 'carrier', userId: actor.reportedByUserId, name: actor.name };
  return { kind: actor?.kind ?? null, userId: null, name: null };
};

/** The key, link or carrier that acted, by its id; null for people and for the portal itself. */
export const actorRowId = (actor: Actor | null): number | null => {
  if (actor?.kind === 'api_key') return actor.keyId;
  if (actor?.kind === 'guest_link') return actor.linkId;
  return actor?.kind === 'carrier' ? actor.carrierId : null;
};
