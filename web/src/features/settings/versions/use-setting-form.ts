import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { changeSetting, settingQuery } from '../settings.api.ts';
import { type Stored, useVersionedForm } from './use-versioned-form.ts';

type SettingFormOptions<S extends z.ZodType, F> = {
  setting: DeclaredSetting<S>;
  /** What was read. */
  stored: { value: z.output<S>; version: number };
  /** The fields that are compared with what somebody else stored. */
  fields: readonly (keyof F & string)[];
  toForm: (value: z.output<S>) => F;
  /** What the form says, as the setting has it; what is wrong with it is found by the setting's schema. */
  toValue: (typed: F) => unknown;
  onSaved: () => void;
};

/** The form of one setting, which stays open when it is saved. */
export const useSettingForm = <S extends z.ZodType, F extends FieldValues>({
  setting,
  stored,
  fields,
  toForm,
  toValue,
  onSaved,
}: SettingFormOptions<S, F>) => {
  const client = useQueryClient();
  const query = settingQuery(setting);
  const asStored = ({ value, version }: { value: z.output<S>; version: number }): Stored<F> => ({
    values: toForm(value),
    version,
  });
  return useVersionedForm({
    initial: toForm(stored.value),
    version: stored.version,
    fields,
    check: (typed: F) => schemaFaults(setting.schema, toValue(typed)),
    send: (typed, version = stored.version) =>
      changeSetting(setting, { value: setting.schema.parse(toValue(typed)), version }),
    read: async () => asStored(await client.fetchQuery({ ...query, staleTime: 0 })),
    stays: asStored,
    onSent: (saved) => {
      client.setQueryData(query.queryKey, saved);
      onSaved();
    },
  });
};
