import type { Right } from '@portal/contract/access/permissions.ts';
import { builtInGrants, builtInRoles } from '../../features/users/data/role-grants.ts';
import type { RoleName } from '@portal/contract/access/roles.ts';

/** Rights that a role comes with, in an account that may dispatch and is not branded. */
export const rightsOfKind = (kind: RoleName): Right[] => {
  const id = builtInRoles.find(({ key }) => key === kind)?.id;
  return builtInGrants
    .filter((grant) => grant.role_id === id && grant.when_dispatch !== false && grant.when_branded !== true)
    .map(({ right }) => right);
};

/** Whose rights an act gives or takes, so that whoever lacks one of them may not do it. */
const rightsOfWhom: Readonly<Record<string, RoleName>> = {
  'POST /api/accounts': 'account_admin',
  'POST /api/crm/accounts': 'account_admin',
  'POST /api/account-children': 'account_admin',
  'PATCH /api/account-children/{id}': 'account_admin',
  'DELETE /api/account-children/{id}': 'account_admin',
  'PATCH /api/auth/magaya/credentials': 'account_admin',
  'PATCH /api/accounts/{id}/single-sign-on': 'account_admin',
  'POST /api/users/register': 'account_admin',
  'POST /api/users/admin/register': 'platform_admin',
  'POST /api/users/magaya/register': 'customer_agent',
  'POST /api/accounts/{id}/users': 'customer_agent',
  'DELETE /api/users/{id}': 'customer_agent',
  'DELETE /api/users/{id}/second-factor': 'customer_agent',
};

/** What a call asks for beyond its own right, as the table's requests make it. */
const alsoAsked: Readonly<Record<string, readonly Right[]>> = {
  'PATCH /api/settings/{name}': ['act_for_operator'],
  'PATCH /api/claims/{id}/insurer-report': ['act_for_operator'],
  'PATCH /api/roles/{id}/rights': ['get:payments'],
  'POST /api/roles/{id}/restore': ['delete:role-permission'],
};

/** Calls that read or change rows of all accounts, for whoever sees all of them. */
export const acrossAccounts: readonly string[] = [
  'GET /api/stripe/months',
  'POST /api/stripe/months/close',
  'POST /api/stripe/months/reopen',
  'GET /api/api-key/all',
  'GET /api/carrier-bills',
  'GET /api/carrier-bills/{id}',
  'POST /api/carrier-bills',
  'POST /api/carrier-bills/files',
  'POST /api/carrier-bills/{id}/match',
  'POST /api/carrier-bills/{id}/charges',
  'GET /api/carrier-bills/charge-names',
  'POST /api/carrier-bills/charge-names',
  'PATCH /api/carrier-bills/{id}/differences',
  'POST /api/carrier-bills/{id}/packet',
  'POST /api/carrier-bills/{id}/approve',
  'POST /api/carrier-bills/{id}/pay',
  'POST /api/carrier-bills/{id}/void',
  'GET /api/drayage/operations',
  'GET /api/stripe/differences',
  'GET /api/stripe/taxes',
  'GET /api/stripe/ledger',
  'GET /api/stripe/ledger/file',
];

/** The rights a caller needs beside the one that the call itself asks for. */
export const furtherRights = (call: string): readonly string[] => {
  const whose = rightsOfWhom[call];
  return [...(whose ? rightsOfKind(whose) : []), ...(alsoAsked[call] ?? [])];
};
