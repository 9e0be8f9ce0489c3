import { type RoleName, rolesUpTo } from '@portal/contract/access/roles.ts';
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
import { FormDrawer } from '../../accounts/form/form-drawer.tsx';
import { inviteUser } from './users.api.ts';
import { userKeys } from './users.keys.ts';

type Fields = Record<'email' | 'first_name' | 'last_name' | 'phone' | 'phone_extension', string> & {
  role: RoleName;
  language: Language;
};

const names = ['first_name', 'last_name', 'email', 'phone', 'phone_extension'] as const;
const languages = ['en', 'es'] as const;

/** Somebody new, who is mailed a link to set a password. */
export const InviteDrawer = ({ accountId, onClose }: { accountId: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useMe();
  const roles = rolesUpTo(user.role);
  const lowest = roles.at(-1) ?? user.role;
  const empty: Fields = {
    email: '',
    first_name: '',
    last_name: '',
    phone: '',
    phone_extension: '',
    role: lowest,
    language: user.language,
  };
  const form = useCheckedForm({
    initial: empty,
    check: (typed) => schemaFaults(Invitation, typed),
    send: (typed) => inviteUser(accountId, typed),
    onSent: ({ email }) => {
      void client.invalidateQueries({ queryKey: userKeys.all });
      notify.success(t('users.manage.invited', { email }));
      onClose();
    },
  });
  return (
    <FormDrawer title={t('users.manage.invite')} form={form} onClose={onClose}>
      {names.map((name) => (
        <TextField key={name} label={t(`users.manage.fields.${name}`)} {...form.field(name)} />
      ))}
      <SelectField
        label={t('users.manage.columns.role')}
        options={roles.map((value) => ({ value, label: t(`frame.roles.${value}`) }))}
        {...form.field('role')}
      />
      <SelectField
        label={t('users.manage.fields.language')}
        options={languages.map((value) => ({ value, label: t(`users.manage.languages.${value}`) }))}
        {...form.field('language')}
      />
    </FormDrawer>
  );
};
