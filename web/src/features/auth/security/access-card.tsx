import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ownAccess } from './access.api.ts';
import classes from './security.module.css';

const EndAccessDialog = lazyDialog(async () => (await import('./end-access-dialog.tsx')).EndAccessDialog);

/** What else signs in or acts for the person, and one button that ends it all. */
export const AccessCard = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownAccess);
  const [isOpen, setOpen] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={140} />;
  const { api_keys, passkeys, other_sessions, shared_links } = data;
  const isEmpty = api_keys.length + passkeys.length + other_sessions + shared_links === 0;
  return (
    <Card title={t('auth.access.title')}>
      <p className={classes.text}>{t('auth.access.text')}</p>
      {isEmpty ? (
        <p className={classes.note}>{t('auth.access.nothing')}</p>
      ) : (
        <>
          <p className={classes.note}>
            {[
              api_keys.length > 0 && t('auth.access.keys', { count: api_keys.length }),
              passkeys.length > 0 && t('auth.access.passkeys', { count: passkeys.length }),
              other_sessions > 0 && t('auth.access.sessions', { count: other_sessions }),
              shared_links > 0 && t('auth.access.links', { count: shared_links }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul className={classes.passkeys}>
            {api_keys.map(({ id, name, prefix, created_at }) => (
              <li key={id} className={classes.passkey}>
                <div className={classes.passkeyText}>
                  <strong>{name}</strong>
                  <span className={classes.note}>
                    {t('auth.access.key', { prefix, date: dateAndTime(created_at)[0] })}
                  </span>
                </div>
              </li>
            ))}
          </ul>
          <div className={classes.actions}>
            <Button onClick={() => setOpen(true)}>{t('auth.access.end')}</Button>
          </div>
        </>
      )}
      <Suspense>{isOpen && <EndAccessDialog onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
};
