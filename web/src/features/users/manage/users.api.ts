import { accessCalls } from '@portal/contract/auth/access.calls.ts';
import type { access as accessRows } from '@portal/contract/auth/access.contract.ts';
import { secondFactorCalls } from '@portal/contract/auth/second-factor.calls.ts';
import type { secondFactor as secondFactorRows } from '@portal/contract/auth/second-factor.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { userKeys } from './users.keys.ts';

const access = callsOf<typeof accessRows>(accessCalls);
const sharing = callsOf<typeof sharingRows>(sharingCalls);
const users = callsOf<typeof usersRows>(usersCalls);
const secondFactor = callsOf<typeof secondFactorRows>(secondFactorCalls);

export type UserPage = Received<typeof usersRows.list>;
export type UserListQuery = NonNullable<Request<typeof usersRows.list>['query']>;
export type UserChange = Request<typeof usersRows.change>['body'];
export type InvitationInput = Request<typeof usersRows.invite>['body'];

/** A page of an account's users; a new search cancels the one under way and leaves the old rows meanwhile. */
export const userList = (accountId: number, query: UserListQuery) =>
  queryOptions({
    queryKey: userKeys.list(accountId, query),
    queryFn: ({ signal }) => api(users.list, { params: { id: accountId }, query }, signal),
    placeholderData: keepPreviousData,
  });

/** The users of an account that match, as a file. */
export const exportUsers = (accountId: number, query: NonNullable<Request<typeof usersRows.exportList>['query']>) =>
  apiFile(users.exportList, { params: { id: accountId }, query });

export const userSessions = (userId: number) =>
  queryOptions({
    queryKey: userKeys.sessions(userId),
    queryFn: ({ signal }) => api(users.sessions, { params: { id: userId } }, signal),
  });

/** What signs in or acts for a user whatever the password is. */
export const userAccess = (userId: number) =>
  queryOptions({
    queryKey: userKeys.access(userId),
    queryFn: ({ signal }) => api(access.ofUser, { params: { id: userId } }, signal),
  });

/** Ends keys, passkeys, sessions and shared links of a user in one act. */
export const endUserAccess = (userId: number) => api(access.endOfUser, { params: { id: userId } });

/** The links a user has given away that still open. */
export const userLinks = (userId: number) =>
  queryOptions({
    queryKey: userKeys.links(userId),
    queryFn: ({ signal }) => api(sharing.linksOfUser, { params: { id: userId } }, signal),
  });

export const endUserLinks = (userId: number) => api(sharing.endLinksOfUser, { params: { id: userId } });

export const changeUser = (userId: number, body: UserChange) => api(users.change, { params: { id: userId }, body });
export const inviteUser = (accountId: number, body: InvitationInput) =>
  api(users.invite, { params: { id: accountId }, body });
export const removeUser = (userId: number) => api(users.remove, { params: { id: userId } });
export const endSession = (userId: number, session: string) =>
  api(users.endSession, { params: { id: userId, session } });

/** Ends all sessions of a user; of the own ones all but this one. */
export const endAllSessions = (userId: number) => api(users.endSessions, { params: { id: userId } });

/** Takes app, passkeys and recovery codes away from a user who lost them. */
export const resetSecondFactor = (userId: number) => api(secondFactor.reset, { params: { id: userId } });
