import { randomBytes } from 'node:crypto';
import type { RoleName } from '@portal/contract/access/roles.ts';
import type { DispatchMode } from '@portal/contract/users/users.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { RunningApp } from '../app.ts';
import { makeAccount, makeUser } from '../db/seed/accounts.ts';
import { issueTokens } from '../features/auth/issue-tokens.ts';
import { openSession } from '../features/auth/open-session.ts';
import { systemContext } from '../platform/context.ts';

export const testPassword = 'Test-Freight-2026!';

export type ShipperChoices = {
  role?: RoleName;
  /** An account made before; left out, the shipper gets one of its own. */
  account_id?: number;
  parent_id?: number;
  canDispatch?: boolean;
  dispatchModes?: Partial<Record<DispatchMode, boolean>>;
  isBranded?: boolean;
  freightSystemId?: string;
  language?: Language;
  /** The operator's markup on the account's loads. */
  markupPercent?: number;
  markupMin?: number;
};

export type Shipper = {
  account_id: number;
  user_id: number;
  email: string;
  password: string;
  /** A bearer, good for ten minutes. */
  token: string;
};

const accountOf = async ({ services: { db } }: RunningApp, choices: ShipperChoices, name: string): Promise<number> =>
  choices.account_id ??
  makeAccount(db, {
    name,
    parent_id: choices.parent_id ?? null,
    is_branded: choices.isBranded ?? false,
    freight_system_id: choices.freightSystemId ?? null,
    can_dispatch: choices.canDispatch ?? true,
    can_dispatch_modes: choices.dispatchModes ?? {},
    markup_percent: choices.markupPercent ?? 0,
    markup_min: choices.markupMin ?? 0,
  });

/** Opens a session for a user as sign-in would, without the cost of checking a password. */
export const tokenFor = async ({ services }: RunningApp, userId: number): Promise<string> => {
  const ctx = systemContext(services, 'test-sign-in');
  const { sessionId, refreshToken } = await openSession(ctx, userId, 'test');
  return (await issueTokens(ctx, sessionId, refreshToken)).access_token;
};

/** A signed-in user of an account of their own: an account admin who may dispatch, unless told otherwise. */
export const makeShipper = async (app: RunningApp, choices: ShipperChoices = {}): Promise<Shipper> => {
  const tag = randomBytes(5).toString('hex');
  const account_id = await accountOf(app, choices, `Shipper ${tag}`);
  const email = `shipper-${tag}@portal.test`;
  const user_id = await makeUser(app.services.db, {
    account_id,
    role: choices.role ?? 'account_admin',
    email,
    first_name: 'Sam',
    last_name: `Shipper ${tag}`,
    password: testPassword,
    language: choices.language ?? 'en',
  });
  return { account_id, user_id, email, password: testPassword, token: await tokenFor(app, user_id) };
};
