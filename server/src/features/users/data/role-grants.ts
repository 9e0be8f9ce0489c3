import { type Capability, operatorCapabilities } from '@portal/contract/access/can.ts';
import type { Permission, Right } from '@portal/contract/access/permissions.ts';
import { permissions } from '@portal/contract/access/permissions.ts';
import type { RoleId } from '@portal/contract/access/roles.ts';
import { roleIds } from '@portal/contract/access/roles.ts';

/** A condition left out holds for every account; `dispatch` is the account's and the user's flag together. */
export type Grant = { role_id: RoleId; right: Right; when_dispatch?: boolean; when_branded?: boolean };

export const builtInRoles = [
  {
    id: roleIds.platformAdmin,
    key: 'platform_admin',
    kind: 'platform_admin',
    name: 'Platform Admin',
    description: 'Runs the portal: every account, every right.',
  },
  {
    id: roleIds.accountAdmin,
    key: 'account_admin',
    kind: 'account_admin',
    name: 'Account Admin',
    description: 'Runs an account and the accounts below it.',
  },
  {
    id: roleIds.salesAgent,
    key: 'sales_agent',
    kind: 'sales_agent',
    name: 'Sales Agent',
    description: 'Quotes and books for the own account and the accounts below it; may define commission intervals.',
  },
  {
    id: roleIds.customerAgent,
    key: 'customer_agent',
    kind: 'customer_agent',
    name: 'Customer Agent',
    description: 'Quotes, books and follows the loads of the own account.',
  },
] as const;

/** What everybody does who quotes, books and follows loads; booking itself is granted by dispatch, below. */
const freight: readonly Permission[] = [
  'get:accessorials',
  'get:account-settings',
  'get:accounts',
  'get:approval',
  'post:approval',
  'get:cancellation',
  'post:cancellation',
  'get:carriers',
  'get:claims',
  'post:claims',
  'patch:claims',
  'get:clone',
  'get:conversation',
  'post:conversation',
  'get:distance-coordinates',
  'get:docs',
  'post:docs-generate',
  'get:history',
  'get:line-items',
  'post:line-items',
  'patch:line-items',
  'delete:line-items',
  'get:load-accessorials',
  'post:load-accessorials',
  'patch:load-accessorials',
  'delete:load-accessorials',
  'get:loads',
  'post:loads',
  'patch:loads',
  'get:locations',
  'post:locations',
  'patch:locations',
  'delete:locations',
  'get:nmfc-standardization',
  'post:nmfc-standardization',
  'get:quote',
  'post:quote',
  'get:quote-file',
  'post:quote-file',
  'get:shipping-label',
  'get:stops',
  'patch:stops',
  'get:templates',
  'post:templates',
  'patch:templates',
  'delete:templates',
  'get:truck-type',
  'get:user',
  'post:user-docs',
  'post:share-files',
  'get:carrier-alert',
];

/** Insuring takes the overall right to book beside the account's own flag for insurance. */
const insuring: readonly Permission[] = ['get:insurance', 'post:insurance', 'patch:insurance', 'delete:insurance'];

/** What an account admin has beyond that, whatever the account: users, the own tree, its contacts, money, shared reading. */
const administration: readonly Permission[] = [
  'get:api-key',
  'post:api-key',
  'patch:api-key',
  'delete:api-key',
  'get:approval-rule',
  'patch:approval-rule',
  'get:audit',
  'patch:accounts',
  'post:sign-in-as',
  'post:user',
  'patch:user',
  'delete:user',
  'get:crm-account',
  'get:crm-contact',
  'post:crm-contact',
  'patch:crm-contact',
  'delete:crm-contact',
  'get:payments',
  'post:payments',
  'get:role',
  'get:role-permission',
  'get:permissions',
  'get:webhook',
  'post:webhook',
  'patch:webhook',
  'delete:webhook',
  'post:mcp',
];

/** What an account admin may beyond calls; whoever sells for an account sees those below it too. */
const ofAccountAdmins: readonly Capability[] = ['receive_stop_changes', 'remove_any_upload', 'see_accounts_below'];

const to = (role_id: RoleId, names: readonly Right[], when: Omit<Grant, 'role_id' | 'right'> = {}): Grant[] =>
  names.map((right) => ({ role_id, right, ...when }));

const { platformAdmin, accountAdmin, salesAgent, customerAgent } = roleIds;

/**
 * The built-in rights of the four roles. Account admins have one set for each combination of dispatch and brand:
 * without dispatch no tender and no change of account settings, when branded no home and no favourite carriers.
 * `patch:carriers` is the own markup on loads of accounts below.
 */
export const builtInGrants: readonly Grant[] = [
  ...to(platformAdmin, [...permissions, ...operatorCapabilities]),
  ...to(accountAdmin, [...freight, ...administration, ...ofAccountAdmins]),
  ...to(accountAdmin, ['post:tender', 'patch:account-settings', ...insuring], { when_dispatch: true }),
  ...to(accountAdmin, ['get:home', 'patch:favorite-carriers'], { when_branded: false }),
  ...to(accountAdmin, ['patch:carriers']),
  ...to(salesAgent, ['patch:carriers', 'see_accounts_below']),
  ...[salesAgent, customerAgent].flatMap((role_id) => [
    ...to(role_id, freight),
    ...to(role_id, ['post:tender', ...insuring], { when_dispatch: true }),
    ...to(role_id, ['get:home', 'patch:favorite-carriers'], { when_branded: false }),
  ]),
];
