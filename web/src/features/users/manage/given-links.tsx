import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { userLinks, endUserLinks } from './users.api.ts';
import { userKeys } from './users.keys.ts';
import classes from './users.module.css';

/** How many links the user has given away that still open, and a button that ends them; nothing where there are none. */
export const GivenLinks = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(userLinks(userId));
  const { mutate, isPending } = useMutation({
    mutationFn: () => endUserLinks(userId),
    onSuccess: () => notify.success(t('users.manage.given_links.ended')),
    onError: notifyFailure,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: userKeys.access(userId) });
      return client.invalidateQueries({ queryKey: userKeys.links(userId) });
    },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <>
      <div className={classes.head}>
        <h3>{t('users.manage.given_links.title')}</h3>
        <Button kind="link" size="small" pending={isPending} onClick={() => mutate()}>
          {t('users.manage.given_links.end')}
        </Button>
      </div>
      <p className={classes.note}>{t('users.manage.given_links.text', { count: data.total })}</p>
    </>
  );
};
