import { operatorCapabilities } from '@portal/contract/access/can.ts';
import { isCapability, isClosedToKeys, type Right, rights } from '@portal/contract/access/permissions.ts';
import { makeHolder, type RoleChoices } from '../fixtures/make-holder.ts';
import type { TestApp } from '../test-app.ts';
import { actingFor, type Around, type Caller, callerOf, makeKey, makeTree } from './callers.ts';
import { rightsOfKind } from './further-rights.ts';

const ofAdmins = rightsOfKind('account_admin');

const heldBy = ({ kind, only, without = [], beyond = [] }: RoleChoices): Set<string> =>
  new Set([
    ...rightsOfKind(kind).filter((right) => !without.includes(right) && (!only || only.includes(right))),
    ...beyond,
  ]);

type OwnRole = RoleChoices & {
  name: string;
  /** The caller of the table who may do all that these rights allow, and what its account may. */
  like: string;
};

const reading = rights.filter((right) => right.startsWith('get:'));
const writing = rights.filter((right) => !right.startsWith('get:') && !isCapability(right));

const ofCustomers: readonly OwnRole[] = [
  { name: 'nothing', kind: 'account_admin', only: [], like: 'admin' },
  { name: 'loads alone', kind: 'account_admin', only: ['get:loads'], like: 'admin' },
  { name: 'writes without reading', kind: 'account_admin', only: [...writing, 'see_accounts_below'], like: 'admin' },
  { name: 'reads without writing', kind: 'account_admin', only: [...reading, 'see_accounts_below'], like: 'admin' },
  { name: 'admin without loads', kind: 'account_admin', without: ['get:loads'], like: 'admin' },
  { name: 'admin without accounts below', kind: 'account_admin', without: ['see_accounts_below'], like: 'admin' },
  { name: 'admin without users', kind: 'account_admin', without: ['patch:user'], like: 'admin' },
  { name: 'agent with payments', kind: 'customer_agent', beyond: ['get:payments', 'post:payments'], like: 'admin' },
];

const like = 'platform admin';
const ofOperator: readonly OwnRole[] = [
  {
    name: 'bills of carriers alone',
    kind: 'platform_admin',
    only: ['get:carrier-bills', 'post:carrier-bills', 'see_all_accounts'],
    like,
  },
  { name: 'loads of all accounts', kind: 'platform_admin', only: ['get:loads', 'see_all_accounts'], like },
  { name: 'calls without capabilities', kind: 'platform_admin', without: operatorCapabilities, like },
  { name: 'capabilities without calls', kind: 'platform_admin', only: operatorCapabilities, like },
  { name: 'operator without payments', kind: 'platform_admin', without: ['get:payments'], like },
];

const withRole = async (app: TestApp, around: Around, { name, like: likeWhom, ...role }: OwnRole): Promise<Caller> =>
  callerOf(
    app,
    { name, like: likeWhom, rights: heldBy(role) },
    await makeTree(app, around, (_, parent_id) => makeHolder(app, { ...role, parent_id })),
  );

/** A key of an admin that is limited to these rights. */
const withLimits = async (app: TestApp, around: Around, name: string, limits: Right[]): Promise<Caller> => {
  const tree = await makeTree(app, around, (_, parent_id) => makeHolder(app, { kind: 'account_admin', parent_id }));
  const credentials = await makeKey(app, tree.own, 'active', limits);
  const held = new Set<string>(limits.filter((right) => !isClosedToKeys(right)));
  return { name, like: 'API key', rights: held, tree, credentials, signInAgain: async () => credentials };
};

/** Somebody of the operator's with few rights who is signed in as an account: there they may what they may at home. */
const actingWithLoads = async (app: TestApp, around: Around): Promise<Caller> => {
  const only = ['get:loads', 'post:sign-in-as', 'see_all_accounts'] as const;
  const person = await makeHolder(app, { kind: 'platform_admin', only });
  const who = { name: 'signed in as with loads', like: 'signed in as', rights: new Set(['get:loads']) };
  return actingFor(app, who, person, around);
};

/** Callers whose role or key holds few or odd rights. */
export const makeHolders = async (app: TestApp, around: Around): Promise<Caller[]> =>
  Promise.all([
    ...[...ofCustomers, ...ofOperator].map((role) => withRole(app, around, role)),
    withLimits(app, around, 'key for loads', ['get:loads']),
    withLimits(
      app,
      around,
      'key without loads',
      ofAdmins.filter((right) => right !== 'get:loads'),
    ),
    actingWithLoads(app, around),
  ]);
