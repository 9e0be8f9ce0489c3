import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { changeSetting, settingQuery } from './settings.api.ts';

/**
 * What a checkbox needs of a setting that is on or off, saved with each press; undefined until it is read. A press that
 * is refused says why, and the setting is read again.
 */
export const useFlagSetting = (setting: DeclaredSetting<z.ZodType<boolean>>) => {
  const client = useQueryClient();
  const query = settingQuery(setting);
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (value: boolean) => changeSetting(setting, { value, version: data?.version ?? 0 }),
    onSuccess: (saved) => client.setQueryData(query.queryKey, saved),
    onError: (error) => {
      notifyFailure(error);
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  return data && { checked: data.value, disabled: isPending, onChange: (isOn: boolean) => mutate(isOn) };
};
