import type { ConnectionChange } from '@portal/contract/freight-system/connection.ts';
import { freightSystemCalls } from '@portal/contract/freight-system/freight-system.calls.ts';
import type { freightSystem as rows } from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { clearSession, startSession } from '../../platform/session/session.ts';
import { spendSignInLink } from '../../platform/session/sign-in-link.ts';

const freightSystem = callsOf<typeof rows>(freightSystemCalls);
const users = callsOf<typeof usersRows>(usersCalls);

const keys = {
  signIn: ['freight-system', 'sign-in'],
  connection: (accountId: number) => ['freight-system', 'connection', accountId],
  users: (accountId: number) => ['freight-system', 'users', accountId],
} as const;

/** Signs in with the credentials of the link, once however often the screen is drawn; false where there is no link. */
export const signInByLink = queryOptions({
  queryKey: keys.signIn,
  queryFn: async () => {
    const link = spendSignInLink();
    if (!link) return false;
    clearSession();
    startSession(await api(freightSystem.signIn, { body: link }));
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.signIn[0] });
    return true;
  },
  // A ticket works once: neither a lost answer nor a second look at the screen sends it again.
  retry: false,
  staleTime: Infinity,
});

export const connectionQuery = (accountId: number) =>
  queryOptions({
    queryKey: keys.connection(accountId),
    queryFn: ({ signal }) => api(freightSystem.connection, { query: { account_id: accountId } }, signal),
  });

export const saveConnection = async (body: ConnectionChange) => {
  const connection = await api(freightSystem.changeConnection, { body });
  queryClient.setQueryData(keys.connection(body.account_id), connection);
  return connection;
};

type Typed = Pick<ConnectionChange, 'account_id'> & Partial<ConnectionChange>;

/** Tries what is typed, kept or not. */
export const testConnection = ({ account_id, company_guid, portal_user, portal_password }: Typed) =>
  api(freightSystem.validate, {
    body: {
      account_id,
      ...(company_guid !== undefined && { company_guid }),
      ...(portal_user !== undefined && { portal_user }),
      ...(portal_password && { portal_password }),
    },
  });

/** What is read again once somebody more signs in from there. */
export const connectionKey = keys.connection;

const mostUsers = 100;

/** The users of an account among whom one is linked. */
export const usersOfAccount = (accountId: number) =>
  queryOptions({
    queryKey: keys.users(accountId),
    queryFn: ({ signal }) => api(users.list, { params: { id: accountId }, query: { limit: mostUsers } }, signal),
  });

/** Links a user of the account, or somebody new, to a user of the freight system. */
export const registerUser = (body: Request<typeof rows.registerUser>['body']) =>
  api(freightSystem.registerUser, { body });

/** Changes the markup of an account that is linked to a company of the freight system. */
export const changeSystemMarkups = (body: Request<typeof rows.changeMarkups>['body']) =>
  api(freightSystem.changeMarkups, { body });
