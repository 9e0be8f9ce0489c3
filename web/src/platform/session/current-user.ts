import type { Capability } from '@portal/contract/access/can.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import { type Country, knownCountry } from '@portal/contract/places/zip-code.ts';
import type { Me, users as usersRows } from '@portal/contract/users/users.contract.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, callsOf } from '../api/api.ts';
import { storedKeys, writeStored } from './stored.ts';

const users = callsOf<typeof usersRows>(usersCalls);

const userKeys = { me: ['users', 'me', 'complete'] } as const;

/** Who is signed in, for which account, and what may be done. The frame loads it before any screen shows. */
export const currentUser = queryOptions({
  queryKey: userKeys.me,
  queryFn: async ({ signal }) => {
    const me = await api(users.complete, {}, signal);
    writeStored(storedKeys.userSettings, me.settings);
    return me;
  },
  staleTime: 60_000,
});

/** Keeps the theme a person chose, by its key; null is the default one. */
export const changeTheme = (id: number, chosen_theme: string) =>
  api(users.change, { params: { id }, body: { chosen_theme } });

/** The signed-in person, on every screen inside the frame. */
export const useMe = (): Me => useSuspenseQuery(currentUser).data;

/** The country that forms start with: the account's own. */
export const ownCountry = ({ account }: Me): Country => knownCountry(account.country);

/** Whether the person holds a right. A hint for the screen: the server asks again at every call. */
export const mayDo = (me: Me, permission: Permission): boolean => me.settings.permissions.includes(permission);

/** The same for a capability. */
export const can = (me: Me, capability: Capability): boolean => me.settings.capabilities.includes(capability);

/** The person's name as it is shown. */
export const fullName = ({ user }: Me): string => `${user.first_name} ${user.last_name}`.trim();
