import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './list-foot.module.css';

const second = 1000;
const minute = 60;

/** How long ago the list was read, counted up while one looks. Looks itself: a list read again unchanged is not remade. */
export const UpdatedText = ({ queryKey, hasFailed }: { queryKey: QueryKey; hasFailed: boolean }) => {
  const { t } = useTranslation();
  const at = useQueryClient().getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  if (at === 0) return null;
  if (hasFailed) return <span className={classes.failed}>{t('lists.updating_failed')}</span>;
  const age = Math.max(0, Math.floor((now - at) / second));
  if (age < 2) return <span>{t('lists.updated_now')}</span>;
  return (
    <span>
      {age < minute
        ? t('lists.updated_seconds', { count: age })
        : t('lists.updated_minutes', { count: Math.floor(age / minute) })}
    </span>
  );
};
