import { auth } from '@portal/contract/auth/auth.contract.ts';
import { randomBytes } from 'node:crypto';
import { signAccessToken } from '../../features/auth/access-token.ts';
import { readActor } from '../../features/auth/actor.queries.ts';
import { newApiKey } from '../../features/auth/api-key-secret.ts';
import { makeShipper, type Shipper, type ShipperChoices, tokenFor } from '../fixtures/make-account.ts';
import type { Relation, Who } from './expected.ts';
import type { TestApp } from '../test-app.ts';

/** People of the accounts around the caller's, by what those are to it; `own` is the caller. */
export type Tree = Record<Relation, Shipper>;

/** Those of them that are not below the caller. */
export type Around = Omit<Tree, 'own' | 'child' | 'grandchild'>;

/** What a caller sends to say who it is. */
export type Credentials = { token?: string; headers?: Record<string, string> };

export type Caller = Who & {
  tree: Tree;
  credentials: Credentials;
  /** Opens a session of its own, for a call that ends it. */
  signInAgain: () => Promise<Credentials>;
};

/** Makes the caller in an account below `parent_id`. */
type MakeOwn = (app: TestApp, parent_id: number) => Promise<Shipper>;

/** Makes the accounts around those of the callers, which all of them share. */
export const makeAround = async (app: TestApp): Promise<Around> => {
  const grandparent = await makeShipper(app);
  const parent = await makeShipper(app, { parent_id: grandparent.account_id });
  const sibling = await makeShipper(app, { parent_id: parent.account_id });
  return { grandparent, parent, sibling, foreign: await makeShipper(app) };
};

export const makeTree = async (app: TestApp, around: Around, makeOwn: MakeOwn): Promise<Tree> => {
  const own = await makeOwn(app, around.parent.account_id);
  const child = await makeShipper(app, { parent_id: own.account_id });
  const grandchild = await makeShipper(app, { parent_id: child.account_id });
  return { ...around, own, child, grandchild };
};

const shipperOf =
  (choices: ShipperChoices): MakeOwn =>
  (app, parent_id) =>
    makeShipper(app, { ...choices, parent_id });

/** A caller with a session of its own. */
export const callerOf = (app: TestApp, who: Who, tree: Tree): Caller => ({
  ...who,
  tree,
  credentials: { token: tree.own.token },
  signInAgain: async () => ({ token: await tokenFor(app, tree.own.user_id) }),
});

const withSession =
  (name: string, choices: ShipperChoices) =>
  async (app: TestApp, around: Around): Promise<Caller> =>
    callerOf(app, { name }, await makeTree(app, around, shipperOf(choices)));

/** Makes a key of the caller's, limited to `rights` where they are named, and answers the header to send. */
export const makeKey = async (
  app: TestApp,
  { account_id, user_id }: Shipper,
  status: 'active' | 'disabled' = 'active',
  rights: string[] | null = null,
): Promise<Credentials> => {
  const { key, prefix, secret_hash } = newApiKey();
  const name = randomBytes(4).toString('hex');
  await app.services.db
    .insertInto('api_keys')
    .values({ account_id, created_by: user_id, name, prefix, secret_hash, status, rights })
    .execute();
  return { headers: { 'x-api-key': key } };
};

const withKey = async (app: TestApp, around: Around): Promise<Caller> => {
  const tree = await makeTree(app, around, shipperOf({}));
  const credentials = await makeKey(app, tree.own);
  return { name: 'API key', tree, credentials, signInAgain: async () => credentials };
};

/** Somebody of the operator's who is signed in as an account. */
export const actingFor = async (app: TestApp, who: Who, operator: Shipper, around: Around): Promise<Caller> => {
  const tree = await makeTree(app, around, shipperOf({}));
  const signIn = async (): Promise<Credentials> => {
    const token = await tokenFor(app, operator.user_id);
    const { body } = await app.call(auth.signInAs, { params: { id: tree.own.account_id }, token });
    return { token: body.access_token };
  };
  return { ...who, tree, credentials: await signIn(), signInAgain: signIn };
};

const signedInAs = async (app: TestApp, around: Around): Promise<Caller> =>
  actingFor(app, { name: 'signed in as' }, await makeShipper(app, { role: 'platform_admin' }), around);

/** Callers with rights, by the groups the authorization table names. */
export const makeCallers = async (app: TestApp, around: Around): Promise<Caller[]> =>
  Promise.all([
    withSession('platform admin', { role: 'platform_admin' })(app, around),
    withSession('admin', {})(app, around),
    withSession('admin without dispatch', { canDispatch: false })(app, around),
    withSession('branded admin', { isBranded: true })(app, around),
    withSession('branded admin without dispatch', { isBranded: true, canDispatch: false })(app, around),
    withSession('sales agent', { role: 'sales_agent' })(app, around),
    withSession('customer agent', { role: 'customer_agent' })(app, around),
    withSession('freight-system user', {
      role: 'customer_agent',
      freightSystemId: randomBytes(8).toString('hex'),
    })(app, around),
    withKey(app, around),
    signedInAs(app, around),
  ]);

/** A token of a session that stands, whose time is over. */
const expiredToken = async ({ services }: TestApp, { user_id }: Shipper): Promise<string> => {
  const { id } = await services.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  const actor = await readActor(services.pool, id);
  if (!actor) throw new Error('the session stands');
  return signAccessToken(services, actor, -60);
};

/** Callers that no call but the public ones answers. */
export const makeRefusedCallers = async (app: TestApp, tree: Tree): Promise<Caller[]> => {
  const { db } = app.services;
  const people = await Promise.all(Array.from({ length: 5 }, () => makeShipper(app)));
  const [suspended, ofSuspendedAccount, expired, ended, keyMaker] = people;
  if (!suspended || !ofSuspendedAccount || !expired || !ended || !keyMaker) throw new Error('five people were made');
  const [disabledKey, keyOfSuspended] = await Promise.all([makeKey(app, tree.own, 'disabled'), makeKey(app, keyMaker)]);
  const suspendedIds = [suspended.user_id, keyMaker.user_id];
  await db.updateTable('users').set({ status: 'suspended' }).where('id', 'in', suspendedIds).execute();
  await db
    .updateTable('accounts')
    .set({ status: 'suspended' })
    .where('id', '=', ofSuspendedAccount.account_id)
    .execute();
  const past = '2020-01-01T00:00:00Z';
  await db.updateTable('sessions').set({ ended_at: past }).where('user_id', '=', ended.user_id).execute();
  const refused = (name: string, credentials: Credentials): Caller => ({
    name,
    tree,
    credentials,
    signInAgain: async () => credentials,
  });
  return [
    refused('nobody', {}),
    refused('forged token', { token: 'eyJhbGciOiJub25lIn0.e30.' }),
    refused('suspended user', { token: suspended.token }),
    refused('user of a suspended account', { token: ofSuspendedAccount.token }),
    refused('expired token', { token: await expiredToken(app, expired) }),
    refused('ended session', { token: ended.token }),
    refused('disabled key', disabledKey),
    refused('key of a suspended user', keyOfSuspended),
  ];
};
