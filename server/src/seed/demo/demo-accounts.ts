import { ownThemes } from '@portal/contract/settings/themes.ts';
import { insertSetting } from '../../platform/settings/settings.queries.ts';
import { sql } from 'kysely';
import { hasKey } from '@portal/contract/values/records.ts';
import type { Database } from '../../platform/database/database.ts';
import { roleIds } from '@portal/contract/access/roles.ts';
import { makeAccount, makeUser, type NewUser } from '../accounts.ts';
import { DEMO_PASSWORD } from '../data/demo-sign-ins.ts';
import { type DemoItem, foodItems, industrialItems, outfitterItems } from '../data/demo-items.ts';
import { type DemoSite, docks } from '../data/demo-sites.ts';
import {
  accountSpecs,
  demoContacts,
  demoRequestsReceived,
  demoSystemUser,
  quietAccounts,
  demoThemes,
} from '../data/demo-accounts.ts';

const itemsOf = { industrial: industrialItems, food: foodItems, outfitter: outfitterItems };

/** A demo account as its loads are made from it; `markup` in percent and dollars. */
export type DemoAccount = {
  id: number;
  docks: readonly DemoSite[];
  goods: keyof typeof itemsOf;
  items: readonly DemoItem[];
  markup: { percent: number; min: number };
  loads: number;
  /** False: prices are asked, nothing is ever booked. */
  books: boolean;
  /** Who enters the loads. */
  users: readonly { id: number; name: string }[];
};

const makeUsers = (db: Database, account_id: number, users: readonly Omit<NewUser, 'account_id'>[]) =>
  Promise.all(
    users.map(async (user) => ({
      id: await makeUser(db, { ...user, account_id, password: DEMO_PASSWORD }),
      name: `${user.first_name} ${user.last_name}`,
    })),
  );

/** Writes the operator, its customers and everybody who signs in; answers the customers. Parents come before children. */
export const seedAccounts = async (db: Database): Promise<DemoAccount[]> => {
  const made = new Map<string, DemoAccount>();
  for (const { key, parent, users, goods, loads, books, ...account } of accountSpecs) {
    const parent_id = parent ? (made.get(parent)?.id ?? null) : null;
    const id = await makeAccount(db, { ...account, parent_id });
    made.set(key, {
      id,
      docks: hasKey(docks, key) ? docks[key] : [],
      goods,
      items: itemsOf[goods],
      markup: { percent: account.markup_percent ?? 0, min: account.markup_min ?? 0 },
      loads,
      books,
      users: await makeUsers(db, id, users),
    });
  }
  for (const { parent, user, ...account } of quietAccounts) {
    const id = await makeAccount(db, { ...account, parent_id: parent ? (made.get(parent)?.id ?? null) : null });
    await makeUsers(db, id, [user]);
  }
  // Customers came one after another before the year of loads that the demo has.
  await db
    .updateTable('accounts')
    .set({ created_at: sql`now() - make_interval(days => 800 - 30 * id)` })
    .execute();
  const account_id = made.get('acme')?.id;
  if (account_id) {
    await db
      .insertInto('account_contacts')
      .values(demoContacts.map((contact) => ({ ...contact, account_id })))
      .execute();
  }
  await insertSetting(db, { name: ownThemes.name, value: demoThemes });
  await payCommissions(db);
  await linkSystemUser(db);
  await db
    .insertInto('demo_requests')
    .values(
      demoRequestsReceived.map(({ in_days, ...request }) => ({
        ...request,
        preferred_date: sql<string>`current_date + ${in_days}::integer`,
      })),
    )
    .execute();
  return [...made.values()].filter(({ docks: own }) => own.length > 0);
};

/** Sales agents are paid by day of pickup: less until half a year ago, more since. */
const payCommissions = async (db: Database): Promise<void> => {
  await sql`update users set commissions = jsonb_build_array(
      jsonb_build_object('from', (current_date - 730)::text, 'to', (current_date - 181)::text, 'percent', 2.5),
      jsonb_build_object('from', (current_date - 180)::text, 'to', null, 'percent', 3))
    where role_id = ${roleIds.salesAgent}`.execute(db);
};

/** Lets one user of the demo sign in from the simulated freight system. */
const linkSystemUser = async (db: Database): Promise<void> => {
  const { network_id, email, user_guid } = demoSystemUser;
  await sql`insert into freight_system_links (account_id, company_guid, network_id)
    select id, freight_system_id, ${network_id} from accounts where freight_system_id is not null`.execute(db);
  await sql`insert into freight_system_users (user_id, company_guid, user_guid)
    select u.id, a.freight_system_id, ${user_guid} from users u join accounts a on a.id = u.account_id
    where u.email = ${email}`.execute(db);
};
