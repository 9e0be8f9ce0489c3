import {
  type OperatorIdentity,
  OperatorIdentity as Identity,
  operatorIdentity,
} from '@portal/contract/settings/operator-identity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import classes from './operator-page.module.css';
import { changeSetting, settingQuery } from '../settings.api.ts';

type Name = keyof OperatorIdentity;

/** The fields in their cards, in order. */
const groups = [
  { name: 'who', fields: ['name', 'legal_name', 'scac', 'mc_number', 'dot_number', 'gs1_prefix'] },
  { name: 'address', fields: ['address', 'city', 'state', 'zip_code', 'country', 'phone'] },
  {
    name: 'money',
    fields: [
      'accounting_email',
      'remit_to_name',
      'remit_to_address',
      'remit_to_city',
      'remit_to_state',
      'remit_to_zip_code',
    ],
  },
  {
    name: 'contact',
    fields: ['operations_email', 'language', 'help_email', 'mail_sender_name', 'mail_sender_email'],
  },
] as const satisfies readonly { name: string; fields: readonly Name[] }[];

const required: readonly Name[] = ['name', 'gs1_prefix', 'operations_email', 'mail_sender_email'];

const hinted = ['legal_name', 'gs1_prefix', 'remit_to_name', 'help_email', 'mail_sender_name'] as const;
const isHinted = (name: Name): name is (typeof hinted)[number] => hinted.some((one) => one === name);

const useOperatorForm = (initial: OperatorIdentity, version: number) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useCheckedForm({
    initial,
    check: (typed) => schemaFaults(Identity, typed),
    send: (value) => changeSetting(operatorIdentity, { value, version }),
    onSent: (saved) => {
      client.setQueryData(settingQuery(operatorIdentity).queryKey, saved);
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
      notify.success(t('settings.operator.saved'));
    },
  });
};

/** The form; it begins again with what is stored when somebody asks to see that. */
export const OperatorForm = ({ setting }: { setting: { value: OperatorIdentity; version: number } }) => {
  const client = useQueryClient();
  const [start, setStart] = useState({ initial: setting.value, reads: 0 });
  const readAgain = async () => {
    const { value } = await client.fetchQuery({ ...settingQuery(operatorIdentity), staleTime: 0 });
    setStart(({ reads }) => ({ initial: value, reads: reads + 1 }));
  };
  const onReadAgain = () => void readAgain().catch((error: unknown) => notify.failure(errorText(error)));
  return <Fields key={start.reads} initial={start.initial} version={setting.version} onReadAgain={onReadAgain} />;
};

type FieldsProps = { initial: OperatorIdentity; version: number; onReadAgain: () => void };

const Fields = ({ initial, version, onReadAgain }: FieldsProps) => {
  const { t } = useTranslation();
  const form = useOperatorForm(initial, version);
  const isOutdated = form.refusal instanceof ApiError && form.refusal.status === 409;
  return (
    <CheckedForm
      form={form}
      className={classes.form}
      errorAction={isOutdated && <Button onClick={onReadAgain}>{t('settings.operator.read_again')}</Button>}
    >
      {groups.map(({ name: group, fields }) => (
        <Card key={group} title={t(`settings.operator.groups.${group}`)}>
          <div className={classes.fields}>
            {fields.map((name) => (
              <IdentityField key={name} name={name} form={form} />
            ))}
          </div>
        </Card>
      ))}
      <div className={classes.send}>
        <Button type="submit" kind="primary" pending={form.pending}>
          {t('settings.operator.save')}
        </Button>
      </div>
    </CheckedForm>
  );
};

type FieldProps = { name: Name; form: ReturnType<typeof useOperatorForm> };

const IdentityField = ({ name, form }: FieldProps) => {
  const { t } = useTranslation();
  const label = t(`settings.operator.fields.${name}`);
  if (name === 'country') {
    const options = Identity.shape.country.options.map((value) => ({
      value,
      label: t(`settings.operator.countries.${value}`),
    }));
    return <SelectField label={label} options={options} {...form.field(name)} />;
  }
  if (name === 'language') {
    const options = Identity.shape.language.options.map((value) => ({
      value,
      label: t(`settings.operator.languages.${value}`),
    }));
    return <SelectField label={label} options={options} {...form.field(name)} />;
  }
  const hint = isHinted(name) ? t(`settings.operator.hints.${name}`) : undefined;
  return <TextField label={label} required={required.includes(name)} {...(hint && { hint })} {...form.field(name)} />;
};
