import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../platform/api/api-error.ts';
import { api, callsOf } from '../../platform/api/api.ts';
import { notify } from '../../platform/notify.ts';
import { currentUser, useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './profile-panel.module.css';

const users = callsOf<typeof usersRows>(usersCalls);

const fields = ['first_name', 'last_name', 'phone', 'phone_extension'] as const;
type Personal = Record<(typeof fields)[number], string>;

/** The person's own name and phone, to change. */
export const PersonalForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useMe();
  const [personal, setPersonal] = useState<Personal>(user);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ first_name, last_name, phone, phone_extension }: Personal) =>
      api(users.change, { params: { id: user.id }, body: { first_name, last_name, phone, phone_extension } }),
    onSuccess: (changed) => {
      client.setQueryData(currentUser.queryKey, (before) => before && { ...before, user: changed });
      notify.success(t('frame.profile.saved'));
      onDone();
    },
    onError: (error) => notify.failure(errorText(error)),
  });
  const isNamed = personal.first_name.trim() !== '' && personal.last_name.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed) mutate(personal);
  };
  return (
    <form className={classes.personal} aria-label={t('frame.profile.personal')} onSubmit={save}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`frame.profile.fields.${field}`)}
          value={personal[field]}
          maxLength={field === 'phone_extension' ? 10 : field === 'phone' ? 30 : 100}
          inputMode={field.startsWith('phone') ? 'tel' : 'text'}
          onChange={(value) => setPersonal({ ...personal, [field]: value })}
        />
      ))}
      <Button
        kind="primary"
        type="submit"
        pending={isPending}
        disabledReason={!isNamed && t('frame.profile.name_missing')}
      >
        {t('frame.profile.save')}
      </Button>
      <Button onClick={onDone}>{t('frame.profile.keep')}</Button>
    </form>
  );
};
