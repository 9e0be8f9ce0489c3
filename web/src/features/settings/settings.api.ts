import type { TrackingChange } from '@portal/contract/accounts/account-input.ts';
import { accountsCalls } from '@portal/contract/accounts/accounts.calls.ts';
import type { accounts as accountsRows } from '@portal/contract/accounts/accounts.contract.ts';
import { settingsCalls } from '@portal/contract/settings/settings.calls.ts';
import type { Setting, settings as settingsRows } from '@portal/contract/settings/settings.contract.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api, callsOf } from '../../platform/api/api.ts';
import { settingsKeys } from './settings.keys.ts';

const accounts = callsOf<typeof accountsRows>(accountsCalls);
const settings = callsOf<typeof settingsRows>(settingsCalls);
const users = callsOf<typeof usersRows>(usersCalls);

const shownPeople = 100;

type SettingOf<S extends z.ZodType> = Omit<Setting, 'value'> & { value: z.output<S> };

/** A setting with its version. Read once: what is edited must not change under the person's hands. */
export const settingQuery = <S extends z.ZodType>({ name }: DeclaredSetting<S>) =>
  queryOptions({
    queryKey: settingsKeys.setting(name),
    queryFn: async ({ signal }) => (await api(settings.get, { params: { name } }, signal)) as SettingOf<S>,
    staleTime: Infinity,
  });

/** How each setting stands that the person may change. Read at each visit: any screen of the settings changes it. */
export const settingStates = queryOptions({
  queryKey: settingsKeys.states,
  queryFn: ({ signal }) => api(settings.states, {}, signal),
  staleTime: 0,
});

/** Which accounts and people chose which theme. */
export const themeUses = queryOptions({
  queryKey: settingsKeys.themeUses,
  queryFn: ({ signal }) => api(settings.themeUses, {}, signal),
});

/** Replaces the version named. 409 where it is not the present one. */
export const changeSetting = async <S extends z.ZodType>(
  { name }: DeclaredSetting<S>,
  body: { value: z.output<S>; version: number },
) => (await api(settings.change, { params: { name }, body })) as SettingOf<S>;

/** Which mails about loads the people of the own account are sent. */
export const notificationsQuery = queryOptions({
  queryKey: settingsKeys.notifications,
  queryFn: ({ signal }) => api(accounts.trackingPreferences, {}, signal),
});

/** People of an account who may sign in, by name. */
export const accountPeople = (id: number, search: string) =>
  queryOptions({
    queryKey: settingsKeys.people(id, search),
    queryFn: async ({ signal }) =>
      (
        await api(
          users.list,
          { params: { id }, query: { limit: shownPeople, state: ['active'], ...(search && { search }) } },
          signal,
        )
      ).items,
    placeholderData: keepPreviousData,
  });

/** Changes what is named; answers all of them. */
export const changeNotifications = (body: TrackingChange) => api(accounts.changeTrackingPreferences, { body });
