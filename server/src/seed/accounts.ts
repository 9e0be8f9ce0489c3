import type { AccountStatus } from '@portal/contract/accounts/account-status.ts';
import type { RoleName } from '@portal/contract/access/roles.ts';
import { roleIds } from '@portal/contract/access/roles.ts';
import { type DispatchMode, dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { tourSections } from '@portal/contract/users/tour-sections.ts';
import type { Database } from '../platform/database/database.ts';
import { hashPassword } from '../features/users/password-hash.ts';

const idOfRole: Record<RoleName, number> = {
  platform_admin: roleIds.platformAdmin,
  account_admin: roleIds.accountAdmin,
  sales_agent: roleIds.salesAgent,
  customer_agent: roleIds.customerAgent,
};

/** Modes left out are on. */
const modesJson = (modes: Partial<Record<DispatchMode, boolean>> = {}): string =>
  JSON.stringify(Object.fromEntries(dispatchModes.map((mode) => [mode, modes[mode] ?? true])));

export type NewAccount = {
  name: string;
  parent_id?: number | null;
  is_operator?: boolean;
  is_branded?: boolean;
  theme?: string;
  freight_system_id?: string | null;
  can_dispatch?: boolean;
  /** Modes left out are on. */
  can_dispatch_modes?: Partial<Record<DispatchMode, boolean>>;
  address?: string;
  city?: string;
  state?: string;
  zip_code?: string;
  country?: string;
  phone?: string;
  accounting_email?: string | null;
  website?: string | null;
  markup_percent?: number;
  markup_min?: number;
  status?: AccountStatus;
  tax_id?: string;
  crm_account_id?: string;
  /** Days to pay, and what it may owe in US dollars. */
  credit_days?: number;
  credit_limit?: number;
};

/** Writes an account and answers its id; for the demo, the first start and tests alike. */
export const makeAccount = async (db: Database, { can_dispatch_modes, ...account }: NewAccount): Promise<number> => {
  const { id } = await db
    .insertInto('accounts')
    .values({ ...account, can_dispatch_modes: modesJson(can_dispatch_modes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type NewUser = {
  account_id: number;
  role: RoleName;
  email: string;
  first_name: string;
  last_name: string;
  /** Left out: nobody signs in with a password until one is set. */
  password?: string | undefined;
  phone?: string;
  phone_extension?: string;
  language?: Language;
  can_dispatch?: boolean;
  can_dispatch_modes?: Partial<Record<DispatchMode, boolean>>;
};

/** One password is hashed once, however many users of a demo or a test share it. */
const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** People of a demo or a test know the portal. */
const toursSeen = JSON.stringify(Object.fromEntries(tourSections.map((section) => [section, true])));

/** Writes a user and answers its id. Roles have to be there: `ensureAccess` writes them. */
export const makeUser = async (db: Database, user: NewUser): Promise<number> => {
  const { role, password, can_dispatch_modes, ...columns } = user;
  const { id } = await db
    .insertInto('users')
    .values({
      ...columns,
      role_id: idOfRole[role],
      password_hash: password === undefined ? null : await hashOnce(password),
      can_dispatch_modes: modesJson(can_dispatch_modes),
      user_tour: toursSeen,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
