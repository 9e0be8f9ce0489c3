import { accountChildren } from '@portal/contract/accounts/accounts.contract.ts';
import { rights } from '@portal/contract/access/permissions.ts';
import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { secondFactor } from '@portal/contract/auth/second-factor.contract.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { permissions, rolePermissions, roles } from '@portal/contract/roles/roles.contract.ts';
import { singleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { users } from '@portal/contract/users/users.contract.ts';

/** What a walk knows: ids it may name, which grow while it goes on. */
export type World = {
  accounts: readonly number[];
  users: number[];
  roles: number[];
  keys: number[];
  /** Rows of `role_permissions`, and rights by id. */
  grants: readonly number[];
  permissions: readonly number[];
  versions: ReadonlyMap<number, number>;
  parents: ReadonlyMap<number, number | null>;
};

export type Dice = { pick: <T>(list: readonly T[]) => T; number: () => number };

type Sent = { params?: unknown; query?: unknown; body?: unknown };

/** A call that changes power; `takesOver` names whose place the actor can sign in at once it is done. */
export type PowerAct = {
  name: string;
  row: Endpoint;
  ask: (world: World, dice: Dice) => Sent & { takesOver?: { user?: number; account?: number } };
};

let made = 0;
const newName = (what: string): string => `${what} ${process.pid} ${(made += 1)}`;
const newAddress = (): string => `walk-${process.pid}-${(made += 1)}@portal.test`;
const builtIn = ['platform_admin', 'account_admin', 'sales_agent', 'customer_agent'] as const;

const someRights = ({ pick, number }: Dice): string[] =>
  Array.from({ length: 1 + Math.floor(number() * 4) }, () => pick(rights));

const grant = (dice: Dice) => ({
  permission: dice.pick(rights),
  when_dispatch: dice.pick([null, null, true]),
  when_branded: null,
});

const invitation = (world: World, dice: Dice) => ({
  email: newAddress(),
  first_name: 'Wal',
  last_name: 'Ker',
  language: 'en' as const,
  ...(dice.number() < 0.5 ? { role: dice.pick(builtIn) } : { role_id: dice.pick(world.roles) }),
});

/** Those above an account may sign in as it: where others come to be above it, they take it over. */
const moved = ({ parents }: World, account: number, parent: number) =>
  parents.get(account) === parent ? {} : { takesOver: { account } };

const changesOfUser: readonly ((world: World, dice: Dice) => object)[] = [
  (world, { pick }) => ({ role_id: pick(world.roles) }),
  (_, { pick }) => ({ role: pick(builtIn) }),
  (_, { pick }) => ({ status: pick(['active', 'suspended']) }),
  (_, { pick }) => ({ can_dispatch: pick([true, false]) }),
  (_, { pick }) => ({ can_pay: pick([true, false]) }),
];

export const powerActs: readonly PowerAct[] = [
  {
    name: 'change a user',
    row: users.change,
    ask: (world, dice) => ({
      params: { id: dice.pick(world.users) },
      body: dice.pick(changesOfUser)(world, dice),
    }),
  },
  {
    name: 'change an address',
    row: users.change,
    ask: (world, { pick }) => {
      const id = pick(world.users);
      return { params: { id }, body: { email: newAddress() }, takesOver: { user: id } };
    },
  },
  {
    name: 'remove a second factor',
    row: secondFactor.reset,
    ask: (world, { pick }) => ({ params: { id: pick(world.users) } }),
  },
  { name: 'delete a user', row: users.remove, ask: (world, { pick }) => ({ params: { id: pick(world.users) } }) },
  {
    name: 'invite',
    row: users.invite,
    ask: (world, dice) => ({ params: { id: dice.pick(world.accounts) }, body: invitation(world, dice) }),
  },
  {
    name: 'register',
    row: users.register,
    ask: (world, dice) => ({ body: { ...invitation(world, dice), account_id: dice.pick(world.accounts) } }),
  },
  {
    name: 'make a role',
    row: roles.add,
    ask: (world, { pick, number }) => ({
      body: { name: newName('Role'), kind: pick(builtIn), ...(number() < 0.5 && { copy_of: pick(world.roles) }) },
    }),
  },
  {
    name: 'change rights',
    row: roles.changeRights,
    ask: (world, dice) => ({
      params: { id: dice.pick(world.roles) },
      body: {
        add: dice.number() < 0.7 ? [grant(dice)] : [],
        remove: dice.number() < 0.4 ? [dice.pick(world.grants)] : [],
      },
    }),
  },
  { name: 'restore a role', row: roles.restore, ask: (world, { pick }) => ({ params: { id: pick(world.roles) } }) },
  { name: 'delete a role', row: roles.remove, ask: (world, { pick }) => ({ params: { id: pick(world.roles) } }) },
  {
    name: 'give a right',
    row: rolePermissions.add,
    ask: (world, { pick }) => ({ body: { role_id: pick(world.roles), permission_id: pick(world.permissions) } }),
  },
  {
    name: 'take a right',
    row: rolePermissions.remove,
    ask: (world, { pick }) => ({ params: { id: pick(world.grants) } }),
  },
  {
    name: 'delete a permission',
    row: permissions.remove,
    ask: (world, { pick }) => ({ params: { id: pick(world.permissions) } }),
  },
  {
    name: 'make a key',
    row: apiKeys.create,
    ask: (_, dice) => ({ body: { name: newName('Key'), rights: dice.number() < 0.4 ? null : someRights(dice) } }),
  },
  {
    name: 'limit a key',
    row: apiKeys.change,
    ask: (world, dice) => ({
      params: { id: dice.pick(world.keys) },
      body: { rights: dice.number() < 0.5 ? null : someRights(dice) },
    }),
  },
  {
    name: 'switch a key',
    row: apiKeys.changeStatus,
    ask: (world, { pick }) => ({ params: { id: pick(world.keys) }, body: { status: pick(['active', 'disabled']) } }),
  },
  { name: 'delete a key', row: apiKeys.remove, ask: (world, { pick }) => ({ params: { id: pick(world.keys) } }) },
  {
    name: 'put an account below another',
    row: accountChildren.add,
    ask: (world, { pick }) => {
      const [child_id, parent_id] = [pick(world.accounts), pick(world.accounts)];
      return { body: { parent_id, child_id }, ...moved(world, child_id, parent_id) };
    },
  },
  {
    name: 'move an account',
    row: accountChildren.change,
    ask: (world, { pick }) => {
      const [id, parent_id] = [pick(world.accounts), pick(world.accounts)];
      return { params: { id }, body: { parent_id }, ...moved(world, id, parent_id) };
    },
  },
  {
    name: 'name an identity provider',
    row: singleSignOn.change,
    ask: (world, { pick }) => {
      const id = pick(world.accounts);
      const provider = { issuer: 'https://login.example.com', client_id: 'portal', client_secret: 'secret' };
      const domains = [`walk-${process.pid}-${(made += 1)}.test`];
      const body = { version: world.versions.get(id) ?? 1, is_on: true, ...provider, domains };
      return { params: { id }, body, takesOver: { account: id } };
    },
  },
];
