import type { Right } from '@portal/contract/access/permissions.ts';
import { roleIds } from '@portal/contract/access/roles.ts';
import { auth } from '@portal/contract/auth/auth.contract.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAgain } from '../call-again.ts';
import { makeShipper, type Shipper, tokenFor } from '../fixtures/make-account.ts';
import { makeHolder } from '../fixtures/make-holder.ts';
import { seeded } from '../hostile-inputs.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type HeldPower, isTheirs, powerFromNowhere, powerTakenOver, readPower } from './held-power.ts';
import { type Dice, powerActs, type World } from './power-acts.ts';

/** `npm run power` takes ten thousand, or as many as POWER_STEPS says; POWER_SEED repeats the choices a failure names. */
const steps = Number(process.env['POWER_STEPS'] ?? 300);
const seed = Number(process.env['POWER_SEED'] ?? Date.now() % 1_000_000);
/** People are suspended, deleted and moved on the way: after so many steps there are new ones. */
const stepsEach = 100;
/** For what hangs: a step takes a second where the machine is busy. */
const limitMs = 120_000 + steps * 5_000;

const random = seeded(seed);
const dice: Dice = {
  number: random,
  pick: (list) => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ CALL_LIMITS: 'off' });
  await app.services.pool.query('create table first_grants as select * from role_permissions');
});
afterAll(() => app.stop());

type Credentials = { token: string } | { headers: { 'x-api-key': string } };
/** Somebody who acts: as themselves, by a key of theirs, or signed in as an account. */
type Actor = { who: string; user: Shipper; key?: { id: number; secret: string }; actsFor?: number };

const usersRights: Right[] = ['get:user', 'patch:user', 'post:user', 'delete:user'];
const keyRights: Right[] = ['get:api-key', 'post:api-key', 'patch:api-key', 'delete:api-key'];
const roleRights: Right[] = ['get:role', 'post:role', 'patch:role', 'delete:role', 'post:role-permission'];
const staffRights: Right[] = ['act_for_operator', 'see_all_accounts', 'get:accounts', 'post:accounts'];

/** People with much, little and odd rights, in accounts above, below and beside each other. */
const makeCast = async () => {
  const root = await makeShipper(app, { role: 'platform_admin' });
  const staff = { kind: 'platform_admin', account_id: root.account_id } as const;
  const admin = await makeShipper(app);
  const office = { kind: 'account_admin', account_id: admin.account_id } as const;
  const child = await makeShipper(app, { parent_id: admin.account_id });
  const foreign = await makeShipper(app);
  const holders = [
    await makeHolder(app, { ...staff, without: ['get:payments', 'post:sign-in-as'] }),
    await makeHolder(app, { ...staff, only: [...staffRights, ...usersRights, 'patch:accounts', 'post:sign-in-as'] }),
    await makeHolder(app, { ...staff, only: [...staffRights, ...roleRights, 'delete:role-permission'] }),
    await makeHolder(app, { ...office, without: ['get:payments'] }),
    await makeHolder(app, { ...office, only: [...usersRights, 'get:loads'] }),
    await makeHolder(app, { ...office, only: [...keyRights, 'get:loads'] }),
  ];
  const agent = await makeShipper(app, { account_id: admin.account_id, role: 'customer_agent' });
  const people: Shipper[] = [root, admin, child, foreign, agent, ...holders];
  const actors: Actor[] = people.map((user) => ({ who: `user ${user.user_id}`, user }));
  for (const user of [admin, child, ...holders.slice(3, 4)]) {
    const made = await app.call(apiKeys.create, { body: { name: `Walk ${user.user_id}` }, token: user.token });
    const { id, key } = made.body;
    actors.push({ who: `key ${id}`, user, key: { id, secret: key } });
  }
  for (const user of [root, ...holders.slice(1, 2)]) {
    actors.push({ who: `user ${user.user_id} as ${admin.account_id}`, user, actsFor: admin.account_id });
  }
  const accounts = [...new Set(people.map(({ account_id }) => account_id))];
  return { actors, accounts };
};
type Cast = Awaited<ReturnType<typeof makeCast>>;

/** What may be named: all that these accounts have by now. */
const readWorld = async ({ accounts }: Cast): Promise<World> => {
  const ids = async (text: string, values: unknown[] = []) =>
    (await app.services.pool.query<{ id: number }>(text, values)).rows.map(({ id }) => id);
  const { rows } = await app.services.pool.query<{ id: number; version: number; parent_id: number | null }>(
    'select id, version, parent_id from accounts where id = any($1)',
    [accounts],
  );
  return {
    accounts,
    users: await ids('select id from users where account_id = any($1) order by id', [accounts]),
    keys: await ids('select id from api_keys where account_id = any($1) order by id', [accounts]),
    roles: await ids(
      `select id from roles where id <= 4 union select role_id from users where account_id = any($1)
       union (select id from roles order by id desc limit 8) order by id`,
      [accounts],
    ),
    grants: await ids('select id from role_permissions order by id desc limit 400'),
    permissions: await ids('select id from permissions order by id'),
    versions: new Map(rows.map(({ id, version }) => [id, version])),
    parents: new Map(rows.map(({ id, parent_id }) => [id, parent_id])),
  };
};

/** How an actor calls now; null for who can no longer sign in. */
const credentialsOf = async ({ user, key, actsFor }: Actor): Promise<Credentials | null> => {
  if (key) return { headers: { 'x-api-key': key.secret } };
  const token = await tokenFor(app, user.user_id).catch(() => null);
  if (token === null || actsFor === undefined) return token === null ? null : { token };
  const { status, body } = await app.call(auth.signInAs, { params: { id: actsFor }, token });
  return status < 300 ? { token: body.access_token } : null;
};

const rightsOfAdmins = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await app.services.pool.query<{ name: string }>(
    'select p.name from role_permissions g join permissions p on p.id = g.permission_id where g.role_id = $1',
    [roleIds.accountAdmin],
  );
  return new Set(rows.map(({ name }) => name));
};

/** What an actor holds: of whoever is signed in as an account what its admins hold, as far as it is theirs to give at home. */
const heldBy = async ({ who, user, actsFor }: Actor, power: HeldPower): Promise<ReadonlySet<string>> => {
  if (actsFor === undefined) return power.get(who) ?? new Set();
  const atHome = power.get(`user ${user.user_id}`) ?? new Set();
  return new Set([...(await rightsOfAdmins())].filter((right) => isTheirs(atHome, right)));
};

const takenBy = async (taken: { user?: number; account?: number } | undefined): Promise<string[]> => {
  if (taken?.user !== undefined) return [`user ${taken.user}`];
  if (taken?.account === undefined) return [];
  const { rows } = await app.services.pool.query<{ id: number }>('select id from users where account_id = $1', [
    taken.account,
  ]);
  return rows.map(({ id }) => `user ${id}`);
};

type Tally = { done: number; refused: number; faults: string[] };

/** One act of somebody, and what it did to the power of everybody. */
const step = async (cast: Cast, tally: Tally): Promise<void> => {
  const actor = dice.pick(cast.actors);
  const act = dice.pick(powerActs);
  const world = await readWorld(cast);
  if (world.keys.length === 0 || world.users.length === 0) return;
  const { takesOver, ...sent } = act.ask(world, dice);
  const credentials = await credentialsOf(actor);
  if (credentials === null) return;
  const before = await readPower(app, cast.accounts);
  const held = await heldBy(actor, before);
  const taken = await takenBy(takesOver);
  const { status } = await callAgain(app)(act.row, { ...sent, ...credentials } as never);
  if (status >= 500) tally.faults.push(`${actor.who}, ${act.name}: ${status}`);
  const isDone = status < 300;
  tally[isDone ? 'done' : 'refused'] += 1;
  const after = await readPower(app, cast.accounts);
  const found = [...powerFromNowhere(before, after, held), ...(isDone ? powerTakenOver(taken, before, held) : [])];
  if (found.length > 0) tally.faults.push(`${actor.who}, ${act.name} ${JSON.stringify(sent)}: ${found.join('; ')}`);
};

/** The rights that every database begins with: a walk may have taken them from everybody. */
const restoreGrants = async (): Promise<void> => {
  await app.services.pool.query('delete from role_permissions where role_id <= 4');
  await app.services.pool.query(
    `insert into role_permissions (role_id, permission_id, when_dispatch, when_branded)
     select role_id, permission_id, when_dispatch, when_branded from first_grants where role_id <= 4`,
  );
};

it(
  `in ${steps} acts nobody gives, gains or takes a right that the actor does not hold (POWER_SEED=${seed})`,
  async () => {
    const tally: Tally = { done: 0, refused: 0, faults: [] };
    for (let begun = 0; begun < steps && tally.faults.length === 0; begun += stepsEach) {
      await restoreGrants();
      const cast = await makeCast();
      for (let at = 0; at < Math.min(stepsEach, steps - begun) && tally.faults.length === 0; at += 1)
        await step(cast, tally);
    }
    if (process.env['POWER_STEPS']) console.log(`${tally.done} acts were done, ${tally.refused} refused`);
    expect(tally.faults).toEqual([]);
    // The walk says nothing where everything is refused.
    expect(tally.done).toBeGreaterThan(steps / 20);
  },
  limitMs,
);
