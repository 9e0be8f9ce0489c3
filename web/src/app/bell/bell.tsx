import { notificationsLimits } from '@portal/contract/notifications/notification-kinds.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState, type ButtonHTMLAttributes } from 'react';
import { lazyDialog, lazyPart } from '../../platform/lazy-part.tsx';
import { afterSettling } from '../../platform/live/settling.ts';
import { watchNotifications } from '../../platform/live/socket.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { BellIcon } from '../../ui/icons/navigation-icons.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { bellKeys, markLoadSeen, unreadCount } from './bell.api.ts';
import classes from './bell.module.css';

const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList);
const BellDrawer = lazyDialog(async () => (await import('./bell-drawer.tsx')).BellDrawer);

/** The load whose page or quotes are open. */
const useOpenLoad = (): number | null => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [, id] = /^\/(?:my-loads|quote-book\/carrier-selection)\/(\d+)$/.exec(path) ?? [];
  return id === undefined ? null : Number(id);
};

/** How many are unread, kept true by the socket. The page comes first: nothing is asked until it has settled. */
const useUnread = (): number => {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  const { data } = useQuery({ ...unreadCount, enabled: isSettled });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const callOff = afterSettling(() => {
      setSettled(true);
      stop = watchNotifications(() => void client.invalidateQueries({ queryKey: bellKeys.all }));
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [client]);
  const unread = data?.unread ?? 0;
  const openLoad = useOpenLoad();
  useEffect(() => {
    if (openLoad === null || unread === 0 || document.visibilityState !== 'visible') return;
    // What could not be marked stays unread, and is marked with the next visit.
    markLoadSeen(openLoad).then(
      (count) => client.setQueryData(bellKeys.count, count),
      () => undefined,
    );
  }, [client, openLoad, unread]);
  return unread;
};

/** The bell of the header: how much is unread, and behind it what concerns the person. */
export const Bell = () => {
  const { t } = useTranslation();
  const phone = usePhone();
  const unread = useUnread();
  const [isOpen, setOpen] = useState(false);
  if (phone) {
    return (
      <>
        <BellButton unread={unread} aria-haspopup="dialog" onClick={() => setOpen(true)} />
        {isOpen && <BellDrawer onClose={() => setOpen(false)} />}
      </>
    );
  }
  return (
    <Popup label={t('frame.bell.title')} width={400} trigger={(props) => <BellButton unread={unread} {...props} />}>
      {(close) => (
        <Suspense fallback={<SkeletonRows rows={5} columns="1fr" rowHeight={64} />}>
          <NotificationList onClose={close} />
        </Suspense>
      )}
    </Popup>
  );
};

type BellButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { unread: number };

const BellButton = ({ unread, ...props }: BellButtonProps) => {
  const { t } = useTranslation();
  const many = unread >= notificationsLimits.unread ? `${notificationsLimits.unread - 1}+` : String(unread);
  const label = unread === 0 ? t('frame.bell.title') : t('frame.bell.unread', { many });
  return (
    <button type="button" data-tour="bell" className={classes.button} aria-label={label} title={label} {...props}>
      <BellIcon size={18} />
      {unread > 0 && <span className={classes.count}>{many}</span>}
    </button>
  );
};
