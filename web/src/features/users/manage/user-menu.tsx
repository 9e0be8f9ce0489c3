import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { KeyIcon, LockIcon, TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { PauseIcon } from '../../../ui/icons/status-icons.tsx';
import { ActionMenu } from '../../../ui/overlays/action-menu.tsx';
import { Question } from './question.tsx';
import { changeUser, removeUser, resetSecondFactor } from './users.api.ts';

type Managed = NonNullable<ListedUser['managed']>;
type UserMenuProps = {
  user: ListedUser;
  managed: Managed;
  name: string;
  /** Says in words what was done. */
  onDone: (text: string) => void;
};
type Asked = 'remove' | 'second_factor';

/** Suspends a user or lifts the suspension; after a question takes away the second step of signing in, or the user. */
export const UserMenu = ({ user, managed, name, onDone }: UserMenuProps) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isSuspended = managed.state === 'suspended';
  const suspension = useMutation({
    mutationFn: () => changeUser(user.id, { status: isSuspended ? 'active' : 'suspended' }),
    onSuccess: () => onDone(t('users.manage.saved')),
    onError: notifyFailure,
  });
  return (
    <>
      <ActionMenu
        label={t('users.manage.actions_of', { name })}
        actions={[
          {
            label: t(isSuspended ? 'users.manage.lift' : 'users.manage.suspend'),
            icon: isSuspended ? LockIcon : PauseIcon,
            onSelect: () => suspension.mutate(),
          },
          ...(managed.has_second_factor
            ? [
                {
                  label: t('users.manage.second_factor.reset'),
                  icon: KeyIcon,
                  onSelect: () => setAsked('second_factor'),
                },
              ]
            : []),
          { label: t('users.manage.remove'), icon: TrashIcon, onSelect: () => setAsked('remove') },
        ]}
      />
      {asked === 'remove' && (
        <Question
          title={t('users.manage.remove_title', { name })}
          answer={t('users.manage.remove')}
          act={() => removeUser(user.id)}
          onDone={() => onDone(t('users.manage.removed'))}
          onClose={close}
        >
          {t('users.manage.remove_text')}
        </Question>
      )}
      {asked === 'second_factor' && (
        <Question
          title={t('users.manage.second_factor.title', { name })}
          answer={t('users.manage.second_factor.reset')}
          act={() => resetSecondFactor(user.id)}
          onDone={() => onDone(t('users.manage.second_factor.done'))}
          onClose={close}
        >
          {t('users.manage.second_factor.text')}
        </Question>
      )}
    </>
  );
};
