import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { useRetryJobs } from './jobs.api.ts';

type RetryButtonProps = {
  /** The job to do again; left out, all of them. */
  id?: string;
};

/** Has failed jobs done again. */
export const RetryButton = ({ id }: RetryButtonProps) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useRetryJobs();
  const retry = () =>
    mutate(id === undefined ? undefined : [id], {
      onSuccess: ({ retried }) => notify.success(t('jobs.retried', { count: retried })),
    });
  return (
    <Button
      size="small"
      icon={<RefreshIcon size={14} />}
      pending={isPending}
      aria-label={id === undefined ? undefined : t('jobs.retry_this', { id })}
      onClick={retry}
    >
      {t(id === undefined ? 'jobs.retry_all' : 'jobs.retry')}
    </Button>
  );
};
