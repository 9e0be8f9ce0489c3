import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { users } from '@portal/contract/users/users.contract.ts';
import { accountActor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { endSessions } from '../end-sessions.ts';
import { findOpenSessions, markTourSeen } from './managed-users.queries.ts';
import { managedUser } from './user-in-scope.ts';

// The first that matches: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers = {
  Edge: /Edg\w*\//,
  Opera: /OPR\//,
  Firefox: /Firefox\/|FxiOS\//,
  Chrome: /Chrome\/|CriOS\//,
  Safari: /Safari\//,
};
const systems = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  macOS: /Mac OS X/,
  Linux: /Linux/,
};

const firstNamed = (names: Readonly<Record<string, RegExp>>, text: string): string | null =>
  Object.entries(names).find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/**
 * What a program calls itself, "" where it says nothing; null for browsers, known or not, which all begin alike. A
 * product's name stands before its version: "curl/8.5.0".
 */
const programOf = (userAgent: string): string | null => {
  const text = userAgent.trim();
  if (/^(?:Mozilla|Opera)\//.test(text)) return null;
  return /^[\w .-]{1,40}/.exec(text)?.[0].trim() ?? '';
};

const ownSession = ({ actor }: Ctx): string | undefined =>
  accountActor(actor)?.kind === 'user' && 'sessionId' in actor ? actor.sessionId : undefined;

/** Passes for the caller itself and for whoever manages the user: 404 for a foreign user, 403 without the right. */
const assertMaySeeSessions = async (ctx: Ctx, userId: number): Promise<{ account_id: number }> =>
  userId === ctx.actor.userId ? { account_id: ctx.actor.accountId } : managedUser(ctx, userId, 'patch:user');

/** The open sessions of a user, the last used first. */
export const listSessions = async (ctx: Ctx, userId: number): Promise<Reply<typeof users.sessions>> => {
  await assertMaySeeSessions(ctx, userId);
  const own = ownSession(ctx);
  return {
    items: (await findOpenSessions(ctx, userId)).map(({ user_agent, ...session }) => ({
      ...session,
      browser: firstNamed(browsers, user_agent),
      system: firstNamed(systems, user_agent),
      program: programOf(user_agent),
      is_own: session.id === own,
    })),
  };
};

/** Ends one open session of a user. 404 where the user has none of this id. */
export const endOneSession = (ctx: Ctx, userId: number, sessionId: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { account_id } = await assertMaySeeSessions(tx, userId);
    const isOpen = (await findOpenSessions(tx, userId)).some(({ id }) => id === sessionId);
    if (!isOpen) throw notFound();
    await endSessions(tx, { session_id: sessionId }, 'ended-by-hand');
    const what = { object_type: 'user', object_id: userId, account_id };
    await audit(tx, { action: 'users.sessions-ended', ...what, before: { sessions: 1 } });
  });

/** Ends all sessions of a user; of the caller's own all but the one it calls by. */
export const endAllSessions = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const { account_id } = await assertMaySeeSessions(tx, userId);
    const sessions = await endSessions(tx, { user_id: userId, except: ownSession(tx) }, 'ended-by-hand');
    const what = { object_type: 'user', object_id: userId, account_id };
    await audit(tx, { action: 'users.sessions-ended', ...what, before: { sessions } });
  });

/** Notes that the caller has seen the tour of a part of the portal. */
export const finishTour = (ctx: Ctx, section: string): Promise<void> => markTourSeen(ctx, ctx.actor.userId, section);
