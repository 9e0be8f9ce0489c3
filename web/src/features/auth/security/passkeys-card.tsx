import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { canHavePasskeys } from '../passkeys/browser-passkeys.ts';
import { type Passkey, passkeyList } from '../passkeys/passkeys.api.ts';
import classes from './security.module.css';

const AddDialog = lazyDialog(async () => (await import('./passkey-dialogs.tsx')).AddPasskeyDialog);
const RemoveDialog = lazyDialog(async () => (await import('./passkey-dialogs.tsx')).RemovePasskeyDialog);

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const { t } = useTranslation();
  const { name, created_at, last_used_at, is_backed_up, is_stopped } = passkey;
  const facts = [
    t('auth.passkeys.added_on', { date: dateAndTime(created_at)[0] }),
    last_used_at
      ? t('auth.passkeys.used_on', { date: dateAndTime(last_used_at).join(' ') })
      : t('auth.passkeys.never_used'),
    ...(is_backed_up ? [t('auth.passkeys.backed_up')] : []),
    ...(is_stopped ? [t('auth.passkeys.stopped')] : []),
  ];
  return (
    <li className={classes.passkey}>
      <div className={classes.passkeyText}>
        <strong>{name}</strong>
        <span className={classes.note}>{facts.join(' · ')}</span>
      </div>
      <Button onClick={onRemove} aria-label={t('auth.passkeys.remove_named', { name })}>
        {t('auth.passkeys.remove')}
      </Button>
    </li>
  );
};

/** The person's passkeys: add one, take one away. */
export const PasskeysCard = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(passkeyList);
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={140} />;
  const close = () => setOpen(null);
  return (
    <Card title={t('auth.passkeys.title')}>
      <p className={classes.text}>{t('auth.passkeys.text')}</p>
      {data.length === 0 ? (
        <p className={classes.note}>{t('auth.passkeys.none')}</p>
      ) : (
        <ul className={classes.passkeys}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        {canHavePasskeys() ? (
          <Button onClick={() => setOpen('add')}>{t('auth.passkeys.add')}</Button>
        ) : (
          <p className={classes.note}>{t('auth.passkeys.not_here')}</p>
        )}
      </div>
      <Suspense>
        {open === 'add' && <AddDialog onClose={close} />}
        {open && open !== 'add' && <RemoveDialog passkey={open} onClose={close} />}
      </Suspense>
    </Card>
  );
};
