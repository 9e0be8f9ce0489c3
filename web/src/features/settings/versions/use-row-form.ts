import type { DeclaredSetting } from '@portal/contract/values/setting.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetting, settingQuery } from '../settings.api.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type RowFormOptions<Row, F> = {
  /** A setting that is a list of rows. */
  setting: DeclaredSetting<z.ZodType<Row[]>>;
  /** The row that is changed; null: a new one. */
  row: Row | null;
  empty: Row;
  /** What a row is known by: no two have it in common. */
  keyOf: (row: Row) => string;
  fields: readonly (keyof F & string)[];
  toForm: (row: Row) => F;
  toRow: (typed: F) => Row;
  check: (typed: F) => Faults;
  /** What is said of a row that another one has the key of. */
  doubled: Faults;
  onDone: () => void;
};

/** The form of one row, and what takes it away; rows that others changed meanwhile stay as they left them. */
export const useRowForm = <Row extends object, F extends FieldValues>(options: RowFormOptions<Row, F>) => {
  const { setting, row, empty, keyOf, fields, toForm, toRow, check, doubled, onDone } = options;
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = settingQuery(setting);
  const rows = (): Row[] => client.getQueryData(query.queryKey)?.value ?? [];
  const isIt = (one: Row): boolean => row !== null && keyOf(one) === keyOf(row);
  const fresh = () => client.fetchQuery({ ...query, staleTime: 0 });
  const form = useVersionedForm({
    initial: toForm(row ?? empty),
    version: client.getQueryData(query.queryKey)?.version,
    fields,
    check: (typed: F) => {
      const found = check(typed);
      if (Object.keys(found).length > 0) return found;
      const key = keyOf(toRow(typed));
      return rows().some((one) => !isIt(one) && keyOf(one) === key) ? doubled : found;
    },
    send: (typed, version = 0) => {
      const next = toRow(typed);
      const isThere = rows().some(isIt);
      const value = isThere ? rows().map((one) => (isIt(one) ? next : one)) : [...rows(), next];
      return changeSetting(setting, { value, version });
    },
    read: async () => {
      const { value, version } = await fresh();
      return { values: toForm(value.find(isIt) ?? row ?? empty), version };
    },
    onSent: (saved) => {
      client.setQueryData(query.queryKey, saved);
      notify.success(t('settings.form.saved'));
      onDone();
    },
  });
  const remove = async () => {
    const { value, version } = await fresh();
    const saved = await changeSetting(setting, { value: value.filter((one) => !isIt(one)), version });
    client.setQueryData(query.queryKey, saved);
  };
  return { form, remove };
};
