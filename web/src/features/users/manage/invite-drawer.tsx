import { roleIds } from '@portal/contract/access/roles.ts';
import { Invitation } from '@portal/contract/users/managed-user.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCountryOf } from '../../accounts/accounts.api.ts';
import formClasses from '../../accounts/form/account-form.module.css';
import { FormDrawer } from '../../accounts/form/form-drawer.tsx';
import { phoneFaults } from '../phone-faults.ts';
import { PhoneFields } from '../phone-fields.tsx';
import { useRoleOptions } from './role-options.ts';
import { inviteUser } from './users.api.ts';
import { userKeys } from './users.keys.ts';

type Fields = Record<'email' | 'first_name' | 'last_name' | 'phone' | 'phone_extension', string> & {
  /** An id, as the list of options has it. */
  role_id: string;
  language: Language;
};

const names = ['first_name', 'last_name', 'email'] as const;
const languages = ['en', 'es'] as const;

const bodyOf = ({ role_id, ...fields }: Fields) => ({ ...fields, role_id: Number(role_id) });

/** Somebody new, who is mailed a link to set a password. */
export const InviteDrawer = ({ accountId, onClose }: { accountId: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useMe();
  const country = useCountryOf(accountId);
  const roles = useRoleOptions();
  const empty: Fields = {
    email: '',
    first_name: '',
    last_name: '',
    phone: '',
    phone_extension: '',
    role_id: String(roleIds.customerAgent),
    language: user.language,
  };
  const form = useCheckedForm({
    initial: empty,
    check: (typed) => ({ ...schemaFaults(Invitation, bodyOf(typed)), ...phoneFaults(typed, country) }),
    send: (typed) => inviteUser(accountId, bodyOf(typed)),
    onSent: ({ email }) => {
      void client.invalidateQueries({ queryKey: userKeys.all });
      notify.success(t('users.manage.invited', { email }));
      onClose();
    },
  });
  const textField = (name: (typeof names)[number]) => (
    <TextField key={name} label={t(`users.manage.fields.${name}`)} {...form.field(name)} />
  );
  return (
    <FormDrawer title={t('users.manage.invite')} form={form} onClose={onClose}>
      <div className={formClasses.fields}>
        {names.map(textField)}
        <SelectField label={t('users.manage.columns.role')} options={roles} {...form.field('role_id')} />
        <PhoneFields home={country} phone={form.field('phone')} extension={form.field('phone_extension')} />
      </div>
      <SelectField
        label={t('users.manage.fields.language')}
        options={languages.map((value) => ({ value, label: t(`users.manage.languages.${value}`) }))}
        {...form.field('language')}
      />
    </FormDrawer>
  );
};
