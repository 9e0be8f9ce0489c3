import type { Account } from '@portal/contract/accounts/account.ts';
import type { AccountChange, ContactFields } from '@portal/contract/accounts/account-input.ts';
import {
  accountChildrenCalls,
  accountsCalls,
  contactsCalls,
  crmCalls,
} from '@portal/contract/accounts/accounts.calls.ts';
import type {
  accountChildren as childrenRows,
  accounts as accountsRows,
  contacts as contactsRows,
  crm as crmRows,
} from '@portal/contract/accounts/accounts.contract.ts';
import { billingCalls } from '@portal/contract/billing/billing.calls.ts';
import type { billing as billingRows } from '@portal/contract/billing/billing.contract.ts';
import { type Country, knownCountry } from '@portal/contract/places/zip-code.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { rolesCalls } from '@portal/contract/roles/roles.calls.ts';
import type { roles as rolesRows } from '@portal/contract/roles/roles.contract.ts';
import { operatorStatisticsCalls } from '@portal/contract/statistics/statistics.calls.ts';
import type { operatorStatistics as operatorRows } from '@portal/contract/statistics/statistics.contract.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { ownCountry, useMe } from '../../platform/session/current-user.ts';
import { changeSystemMarkups } from '../freight-system/freight-system.api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { accountKeys } from './accounts.keys.ts';

const accounts = callsOf<typeof accountsRows>(accountsCalls);
const children = callsOf<typeof childrenRows>(accountChildrenCalls);
const users = callsOf<typeof usersRows>(usersCalls);
const contacts = callsOf<typeof contactsRows>(contactsCalls);
const crm = callsOf<typeof crmRows>(crmCalls);
const billing = callsOf<typeof billingRows>(billingCalls);
const roles = callsOf<typeof rolesRows>(rolesCalls);
const operatorStatistics = callsOf<typeof operatorRows>(operatorStatisticsCalls);

export type AccountPage = Received<typeof accountsRows.list>;
export type AccountListQuery = NonNullable<Request<typeof accountsRows.list>['query']>;

/** A page of accounts; a new search cancels the one under way and leaves the old rows meanwhile. */
export const accountList = (query: AccountListQuery) =>
  queryOptions({
    queryKey: accountKeys.list(query),
    queryFn: ({ signal }) => api(accounts.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** The accounts that match, as a file. */
export const exportAccounts = (query: NonNullable<Request<typeof accountsRows.exportList>['query']>) =>
  apiFile(accounts.exportList, { query });

/** How many roles there are. */
export const rolesCount = queryOptions({
  queryKey: accountKeys.rolesCount,
  queryFn: ({ signal }) => api(roles.list, { query: { limit: 1 } }, signal),
  select: ({ total }) => total,
});

/** What it owes, as the list of its invoices has it. */
export const accountOwes = (account_id: number) =>
  queryOptions({
    queryKey: accountKeys.owes(account_id),
    queryFn: ({ signal }) => api(billing.list, { query: { account_id, limit: 1 } }, signal),
  });

/** The account's statement of the present month, which names the months before it with their balances. */
export const accountStatements = (account_id: number) =>
  queryOptions({
    queryKey: accountKeys.statements(account_id),
    queryFn: ({ signal }) => api(billing.statement, { query: { account_id } }, signal),
  });

export type StatementFile = Request<typeof billingRows.statementFile>['query'];

/** Saves a month's statement as a file. */
export const saveStatement = async (query: StatementFile): Promise<void> => {
  const { blob, name } = await apiFile(billing.statementFile, { query });
  saveFile(blob, name);
};

/** Keeps a statement made elsewhere with the account. */
export const uploadStatement = (id: number, file: File) =>
  api(billing.uploadStatement, { params: { id }, body: { file } });

/** What came of its quotes this month and the one before. */
export const accountFunnel = (account_id: number) =>
  queryOptions({
    queryKey: accountKeys.funnel(account_id),
    queryFn: ({ signal }) => api(operatorStatistics.funnel, { query: { account_id, last_n_months: 2 } }, signal),
  });

export type CustomerPage = Received<typeof crmRows.accounts>;
type CustomerQuery = NonNullable<Request<typeof crmRows.accounts>['query']>;

/** A page of the CRM: the operator's customers, or the own account and those below it. */
export const customerList = (query: CustomerQuery) =>
  queryOptions({
    queryKey: accountKeys.customerList(query),
    queryFn: ({ signal }) => api(crm.accounts, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** Customers to pick from; a new search cancels the one under way. */
export const customersToPick = (query: CustomerQuery) =>
  queryOptions({
    queryKey: accountKeys.customersToPick(query),
    queryFn: ({ signal }) => api(crm.customers, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const accountDetails = (accountId: number) =>
  queryOptions({
    queryKey: accountKeys.account(accountId),
    queryFn: ({ signal }) => api(accounts.get, { params: { id: accountId } }, signal),
  });

/** The country of an account, which says how phones are written; the own one until it is read. */
export const useCountryOf = (accountId: number): Country => {
  const own = ownCountry(useMe());
  const { data } = useQuery(accountDetails(accountId));
  return data ? knownCountry(data.country) : own;
};

/** The users of an account who come first by name. */
export const accountUsers = (accountId: number, limit: number) =>
  queryOptions({
    queryKey: accountKeys.users(accountId),
    queryFn: ({ signal }) => api(users.list, { params: { id: accountId }, query: { limit } }, signal),
  });

export const accountContacts = (accountId: number) =>
  queryOptions({
    queryKey: accountKeys.contacts(accountId),
    queryFn: ({ signal }) => api(accounts.contacts, { params: { id: accountId } }, signal),
  });

type ReadAccount = Pick<Account, 'id' | 'version'>;

/** Shows the account as it was saved; where somebody was faster, it is read again. */
const useAccountSaving = <C>(id: number, mutationFn: (change: C) => Promise<Account>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (account) => {
      client.setQueryData(accountKeys.account(id), account);
      void client.invalidateQueries({ queryKey: accountKeys.lists });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: accountKeys.account(id) });
      }
    },
  });
};

/** Changes the account as it was read. */
export const useChangeAccount = ({ id, version }: ReadAccount) =>
  useAccountSaving(id, (change: Omit<AccountChange, 'version'>) =>
    api(accounts.change, { params: { id }, body: { ...change, version } }),
  );

type Markups = Pick<AccountChange, 'markup_percent' | 'markup_min' | 'markups_by_mode' | 'sells_at_cost' | 'version'>;

/** Changes the markup; that of an account with a freight system by the call made for it. */
export const useChangeMarkups = ({ id, has_freight_system }: Pick<Account, 'id' | 'has_freight_system'>) =>
  useAccountSaving(id, (markups: Markups) =>
    has_freight_system
      ? changeSystemMarkups({ ...markups, account_id: id })
      : api(accounts.change, { params: { id }, body: markups }),
  );

/** Puts an account below another one, or below none. */
export const moveAccount = async (
  { id, parent }: Pick<Account, 'id' | 'parent'>,
  parentId: number | null,
): Promise<unknown> => {
  if (parentId === null) return parent && api(children.remove, { params: { id } });
  if (parent) return api(children.change, { params: { id }, body: { parent_id: parentId } });
  return api(children.add, { body: { parent_id: parentId, child_id: id } });
};

export const useCloseAccount = (accountId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(accounts.close, { params: { id: accountId } }),
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.all }),
  });
};

export type NewAccountInput = Request<typeof accountsRows.create>['body'];

/** Opens an account; the same `key` twice opens one. */
export const openAccount = (body: NewAccountInput, key: string) => api(accounts.create, { body }, undefined, key);

/** Adds somebody to call, or changes the contact of this id. */
export const saveContact = (accountId: number, contactId: number | undefined, fields: ContactFields) =>
  contactId === undefined
    ? api(contacts.add, { body: { ...fields, account_id: accountId } })
    : api(contacts.change, { params: { id: contactId }, body: fields });

export const removeContact = (contactId: number) => api(contacts.remove, { params: { id: contactId } });
