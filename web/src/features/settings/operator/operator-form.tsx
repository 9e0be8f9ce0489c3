import {
  type OperatorIdentity,
  OperatorIdentity as Identity,
  operatorIdentity,
} from '@portal/contract/settings/operator-identity.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../platform/notify.ts';
import { currentUser } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './operator-page.module.css';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useSettingForm } from '../versions/use-setting-form.ts';

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

const names = groups.flatMap<Name>(({ fields }) => [...fields]);

type Stored = { value: OperatorIdentity; version: number };

const useOperatorForm = (stored: Stored) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useSettingForm<typeof Identity, OperatorIdentity>({
    setting: operatorIdentity,
    stored,
    fields: names,
    toForm: (value) => value,
    toValue: (typed) => typed,
    onSaved: () => {
      void client.invalidateQueries({ queryKey: currentUser.queryKey });
      notify.success(t('settings.operator.saved'));
    },
  });
};

/** What each field is called where somebody else changed it as well, and choices in words. */
const useShownFields = (): ShownFields<OperatorIdentity> => {
  const { t } = useTranslation();
  return {
    ...recordOf(names, (name) => ({ label: t(`settings.operator.fields.${name}`) })),
    country: {
      label: t('settings.operator.fields.country'),
      text: (country) => t(`settings.operator.countries.${country}`),
    },
    language: {
      label: t('settings.operator.fields.language'),
      text: (language) => t(`settings.operator.languages.${language}`),
    },
  };
};

/** The operator's identity; where somebody else saved it meanwhile, both values of what both changed. */
export const OperatorForm = ({ setting }: { setting: Stored }) => {
  const { t } = useTranslation();
  const form = useOperatorForm(setting);
  const shown = useShownFields();
  return (
    <CheckedForm form={form} className={classes.form}>
      <TheirChanges form={form} fields={shown} />
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
