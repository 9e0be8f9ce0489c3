import { settingsCalls } from '@portal/contract/settings/settings.calls.ts';
import type { Setting, settings as settingsRows } from '@portal/contract/settings/settings.contract.ts';
import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { api, callsOf } from '../../platform/api/api.ts';
import { settingsKeys } from './settings.keys.ts';

const settings = callsOf<typeof settingsRows>(settingsCalls);

type SettingOf<S extends z.ZodType> = Omit<Setting, 'value'> & { value: z.output<S> };

/** A setting with its version. Read once: what is edited must not change under the person's hands. */
export const settingQuery = <S extends z.ZodType>({ name }: DeclaredSetting<S>) =>
  queryOptions({
    queryKey: settingsKeys.setting(name),
    queryFn: async ({ signal }) => (await api(settings.get, { params: { name } }, signal)) as SettingOf<S>,
    staleTime: Infinity,
  });

/** Replaces the version named. 409 where it is not the present one. */
export const changeSetting = async <S extends z.ZodType>(
  { name }: DeclaredSetting<S>,
  body: { value: z.output<S>; version: number },
) => (await api(settings.change, { params: { name }, body })) as SettingOf<S>;
