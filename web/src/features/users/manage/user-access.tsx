import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../platform/notify.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Question } from './question.tsx';
import { endUserAccess, userAccess } from './users.api.ts';
import { userKeys } from './users.keys.ts';
import classes from './users.module.css';

type UserAccessProps = { userId: number; name: string; isOneself: boolean };

/**
 * The API keys and passkeys that open a user's account whatever the password is, and one button that ends them together
 * with sessions and shared links. One's own are ended at the security page, after the password.
 */
export const UserAccess = ({ userId, name, isOneself }: UserAccessProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery(userAccess(userId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={48} />;
  const { api_keys, passkeys, sessions, shared_links } = data;
  const hasSome = api_keys.length + passkeys.length + sessions + shared_links > 0;
  const finish = () => {
    setAsked(false);
    notify.success(t('users.manage.access.ended'));
    void client.invalidateQueries({ queryKey: userKeys.all });
  };
  return (
    <section aria-label={t('users.manage.access.title')}>
      <div className={classes.head}>
        <h3>{t('users.manage.access.title')}</h3>
        {hasSome && !isOneself && (
          <Button kind="link" size="small" onClick={() => setAsked(true)}>
            {t('users.manage.access.end')}
          </Button>
        )}
      </div>
      <ul className={classes.access}>
        {api_keys.map((key) => (
          <li key={key.id}>
            {t('users.manage.access.key', { name: key.name, prefix: key.prefix })}
            <small>{t('users.manage.access.since', { date: dateAndTime(key.created_at)[0] })}</small>
          </li>
        ))}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            {t(passkey.is_stopped ? 'users.manage.access.stopped_passkey' : 'users.manage.access.passkey', {
              name: passkey.name,
            })}
            <small>{t('users.manage.access.since', { date: dateAndTime(passkey.created_at)[0] })}</small>
          </li>
        ))}
      </ul>
      {api_keys.length + passkeys.length === 0 && <p className={classes.note}>{t('users.manage.access.no_keys')}</p>}
      {isAsked && (
        <Question
          title={t('users.manage.access.title_end', { name })}
          answer={t('users.manage.access.end')}
          act={() => endUserAccess(userId)}
          onDone={finish}
          onClose={() => setAsked(false)}
        >
          {t('users.manage.access.end_text')}
        </Question>
      )}
    </section>
  );
};
