import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { emptyFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { currentUser, ownCountry, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { phoneFaults } from '../phone-faults.ts';
import { PhoneFields } from '../phone-fields.tsx';
import classes from './profile.module.css';

const users = callsOf<typeof usersRows>(usersCalls);

const names = ['first_name', 'last_name'] as const;
const fields = [...names, 'phone', 'phone_extension'] as const;
type Personal = Record<(typeof fields)[number], string>;

const inputs = {
  first_name: { autoComplete: 'given-name', maxLength: 100, required: true },
  last_name: { autoComplete: 'family-name', maxLength: 100, required: true },
} as const;

const usePersonalForm = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const country = ownCountry(me);
  const { id, first_name, last_name, phone, phone_extension } = me.user;
  const saved: Personal = { first_name, last_name, phone, phone_extension };
  const form = useCheckedForm({
    initial: saved,
    check: (typed) => ({
      ...emptyFaults({ first_name: typed.first_name, last_name: typed.last_name }),
      ...phoneFaults(typed, country, saved),
    }),
    send: (typed) => api(users.change, { params: { id }, body: typed }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: currentUser.queryKey });
      notify.success(t('users.profile.saved'));
    },
  });
  const isChanged = fields.some((field) => form.values[field] !== saved[field]);
  return { form, isChanged, country };
};

/** The person's own name and phone; the address they sign in with is an administrator's to change. */
export const PersonalForm = () => {
  const { t } = useTranslation();
  const { user } = useMe();
  const { form, isChanged, country } = usePersonalForm();
  return (
    <CheckedForm form={form} className={classes.form}>
      {names.map((field) => (
        <TextField key={field} label={t(`users.manage.fields.${field}`)} {...inputs[field]} {...form.field(field)} />
      ))}
      <PhoneFields home={country} phone={form.field('phone')} extension={form.field('phone_extension')} />
      <TextField label={t('users.manage.fields.email')} value={user.email} disabled />
      <TextField label={t('users.profile.role')} value={t(`frame.roles.${user.role}`)} disabled />
      <div className={classes.actions}>
        <Button
          kind="primary"
          type="submit"
          pending={form.pending}
          disabledReason={!isChanged && t('users.profile.unchanged')}
        >
          {t('users.profile.save')}
        </Button>
      </div>
    </CheckedForm>
  );
};
