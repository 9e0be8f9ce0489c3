import { Guid } from '@portal/contract/freight-system/connection.ts';
import { Invitation } from '@portal/contract/users/managed-user.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type Faults, schemaFaults } from '../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../platform/forms/use-checked-form.ts';
import { notify } from '../../platform/notify.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CheckedForm } from '../../ui/layout/checked-form.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './connection-card.module.css';
import { connectionKey, registerUser, usersOfAccount } from './freight-system.api.ts';

type Fields = Record<'user_guid' | 'user_id' | 'first_name' | 'last_name' | 'email', string>;

const person = ['first_name', 'last_name', 'email'] as const;
const empty: Fields = { user_guid: '', user_id: '', first_name: '', last_name: '', email: '' };

const Link = z.object({ user_guid: Guid });
const NewPerson = Link.extend({
  first_name: Invitation.shape.first_name,
  last_name: Invitation.shape.last_name,
  email: Invitation.shape.email,
});

const faultsOf = (typed: Fields): Faults => schemaFaults(typed.user_id ? Link : NewPerson, typed);

const bodyOf = (account_id: number, { user_id, ...typed }: Fields, language: Language) => {
  const link = { account_id, user_guid: typed.user_guid.trim() };
  return user_id ? { ...link, user_id: Number(user_id) } : { ...typed, ...link, language };
};

/** Lets a user of the freight system sign in to the account: one of its users, or somebody new. */
export const RegisterUserDialog = ({ accountId, onClose }: { accountId: number; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { language } = useMe().user;
  const { data } = useQuery(usersOfAccount(accountId));
  const form = useCheckedForm({
    initial: empty,
    check: faultsOf,
    send: (typed) => registerUser(bodyOf(accountId, typed, language)),
    onSent: ({ first_name, last_name }) => {
      void client.invalidateQueries({ queryKey: connectionKey(accountId) });
      notify.success(t('freight_system.users.linked', { name: `${first_name} ${last_name}`.trim() }));
      onClose();
    },
  });
  const options = (data?.items ?? []).map((user) => ({
    value: String(user.id),
    label: `${user.first_name} ${user.last_name}, ${user.email}`,
  }));
  return (
    <Dialog
      title={t('freight_system.users.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('freight_system.users.cancel')}</Button>
          <Button kind="primary" pending={form.pending} onClick={form.submit}>
            {t('freight_system.users.link')}
          </Button>
        </>
      }
    >
      <CheckedForm form={form} className={classes.form}>
        <p className={classes.note}>{t('freight_system.users.text')}</p>
        <TextField label={t('freight_system.users.user_guid')} autoComplete="off" {...form.field('user_guid')} />
        <SelectField
          label={t('freight_system.users.user')}
          options={[{ value: '', label: t('freight_system.users.somebody_new') }, ...options]}
          {...form.field('user_id')}
        />
        {!form.values.user_id &&
          person.map((name) => (
            <TextField key={name} label={t(`freight_system.users.${name}`)} {...form.field(name)} />
          ))}
      </CheckedForm>
    </Dialog>
  );
};
