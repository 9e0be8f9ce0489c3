import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../platform/api/api-error.ts';
import { notify } from '../../platform/notify.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { endAllSessions, endSession, userSessions } from './manage/users.api.ts';
import { userKeys } from './manage/users.keys.ts';
import classes from './open-sessions.module.css';

/** The open sessions of a user, each with a button that ends it; the one in use has none. */
export const OpenSessions = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(userSessions(userId));
  const options = {
    onError: (error: Error) => notify.failure(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: userKeys.sessions(userId) }),
  };
  const one = useMutation({ mutationFn: (session: string) => endSession(userId, session), ...options });
  const all = useMutation({
    mutationFn: () => endAllSessions(userId),
    onSuccess: () => notify.success(t('users.sessions.ended')),
    ...options,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={96} />;
  if (data.items.length === 0) return <p className={classes.text}>{t('users.sessions.none')}</p>;
  const hasOwn = data.items.some(({ is_own }) => is_own);
  return (
    <section aria-label={t('users.sessions.title')}>
      <ul className={classes.list}>
        {data.items.map(({ id, browser, system, ip, last_used_at, is_own }) => (
          <li key={id}>
            <span>
              {[browser, system].filter(Boolean).join(', ') || t('users.sessions.unknown_device')}
              <small>{[dateAndTime(last_used_at).join(' '), ip].filter(Boolean).join(', ')}</small>
            </span>
            {is_own ? (
              <small>{t('users.sessions.own')}</small>
            ) : (
              <Button size="small" onClick={() => one.mutate(id)}>
                {t('users.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.items.length > 1 && (
        <div className={classes.all}>
          <Button pending={all.isPending} onClick={() => all.mutate()}>
            {t(hasOwn ? 'users.sessions.end_others' : 'users.sessions.end_all')}
          </Button>
        </div>
      )}
    </section>
  );
};
