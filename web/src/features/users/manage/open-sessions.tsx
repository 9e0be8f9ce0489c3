import type { OpenSession } from '@portal/contract/users/managed-user.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type Icon, icon } from '../../../ui/icons/icon.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { lately, latelyInSentence } from '../../accounts/lately.ts';
import { endAllSessions, endSession, userSessions } from './users.api.ts';
import { userKeys } from './users.keys.ts';
import classes from './open-sessions.module.css';

const LaptopIcon = /* @__PURE__ */ icon('M5 5.5h14v10H5zM2.5 18.5h19');
const HandsetIcon = /* @__PURE__ */ icon('M7.5 2.5h9v19h-9zM11 18.5h2');
const ProgramIcon = /* @__PURE__ */ icon('m8.5 7.5-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5');

const handsets = ['iPhone', 'iPad', 'Android'];

const iconOf = ({ program, system }: OpenSession): Icon => {
  if (program !== null) return ProgramIcon;
  return system !== null && handsets.includes(system) ? HandsetIcon : LaptopIcon;
};

/** "Chrome on Windows", or which program it is. */
const deviceOf = ({ browser, system, program }: OpenSession, t: Translate): string => {
  if (program !== null)
    return program ? t('users.sessions.named_program', { name: program }) : t('users.sessions.program');
  if (browser !== null && system !== null) return t('users.sessions.on_system', { browser, system });
  return browser ?? system ?? t('users.sessions.unknown_device');
};

const fiveMinutes = 300_000;

/** When it was last used, and since when it is open where that is now. */
const lastUseText = ({ last_used_at, created_at }: OpenSession, t: Translate): string =>
  Date.now() - Date.parse(last_used_at) < fiveMinutes
    ? t('users.sessions.now', { since: latelyInSentence(created_at, t) })
    : lately(last_used_at, t);

type OpenSessionsProps = {
  userId: number;
  /** Stands above them with their number and what ends all; without it, that stands below. */
  title?: ReactNode;
};

/** The open sessions of a user, each with a button that ends it; the one in use has none. */
export const OpenSessions = ({ userId, title }: OpenSessionsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(userSessions(userId));
  const options = {
    onError: notifyFailure,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: userKeys.access(userId) });
      return client.invalidateQueries({ queryKey: userKeys.sessions(userId) });
    },
  };
  const one = useMutation({ mutationFn: (session: string) => endSession(userId, session), ...options });
  const all = useMutation({
    mutationFn: () => endAllSessions(userId),
    onSuccess: () => notify.success(t('users.sessions.ended')),
    ...options,
  });
  const hasOwn = data?.items.some(({ is_own }) => is_own);
  const endAll = data && data.items.length > 1 && (
    <Button {...(title && { kind: 'link', size: 'small' })} pending={all.isPending} onClick={() => all.mutate()}>
      {t(hasOwn ? 'users.sessions.end_others' : 'users.sessions.end_all')}
    </Button>
  );
  return (
    <section aria-label={t('users.sessions.title')}>
      {title && (
        <div className={classes.head}>
          {title}
          {data && data.items.length > 0 && <small>{number(data.items.length)}</small>}
          {endAll}
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data?.items.length === 0 && <p className={classes.text}>{t('users.sessions.none')}</p>}
      <ul className={classes.list}>
        {data?.items.map((session) => (
          <SessionLine key={session.id} session={session} onEnd={() => one.mutate(session.id)} />
        ))}
      </ul>
      {!title && endAll && <div className={classes.all}>{endAll}</div>}
    </section>
  );
};

const SessionLine = ({ session, onEnd }: { session: OpenSession; onEnd: () => void }) => {
  const { t } = useTranslation();
  const Glyph = iconOf(session);
  return (
    <li>
      <Glyph size={18} />
      <span className={classes.device}>
        {deviceOf(session, t)}
        <small>{[lastUseText(session, t), session.ip].filter(Boolean).join(', ')}</small>
      </span>
      {session.is_own ? (
        <small>{t('users.sessions.own')}</small>
      ) : (
        <Button size="small" onClick={onEnd}>
          {t('users.sessions.end')}
        </Button>
      )}
    </li>
  );
};
