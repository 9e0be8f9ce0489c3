import type { Notification } from '@portal/contract/notifications/notifications.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { approvalAddress } from '../../features/loads/addresses.ts';
import { invoiceAddress, paymentHubAddress } from '../../features/billing/addresses.ts';
import { claimAddress } from '../../features/claims/addresses.ts';
import { bookAgainAddress, editAddress, loadAddress, selectionAddress } from '../../features/loads/addresses.ts';
import { webhooksAddress } from '../../features/webhooks/addresses.ts';
import { openSettings } from '../../features/settings/settings-screens.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { timeAgo } from '../../platform/words/time-ago.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CheckIcon } from '../../ui/icons/action-icons.tsx';
import { BellIcon } from '../../ui/icons/navigation-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { SkeletonRows } from '../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { notificationList, useMarkRead } from './bell.api.ts';
import classes from './bell.module.css';

/** Where the thing is that a notification speaks of, or where something can be done about it. */
const notificationAddress = ({ kind, load_id, claim_id, invoice_id, approval_id }: Notification) => {
  if (approval_id !== null) return approvalAddress(approval_id);
  if (kind === 'webhook_off') return webhooksAddress;
  if (load_id === null && (kind === 'plan_day_left' || kind === 'plan_paused')) return bookAgainAddress;
  if (claim_id !== null) return claimAddress(claim_id);
  if (invoice_id !== null) return invoiceAddress(invoice_id);
  if (load_id === null) return paymentHubAddress;
  if (kind === 'quotes_ready' || kind === 'load_declined') return selectionAddress(load_id);
  if (kind === 'container_handed_back') return editAddress({ id: load_id, quote_type: 'drayage' });
  if (kind === 'truck_wanted') return linkOptions({ to: '/dispatch', search: { load: load_id } });
  return loadAddress(load_id);
};

type NotificationListProps = { onClose: () => void; isTitled?: boolean };

/** What concerns the person, the newest first. A press leads to the thing and marks it as read. */
export const NotificationList = ({ onClose, isTitled = true }: NotificationListProps) => {
  const { t } = useTranslation();
  const list = useInfiniteQuery(notificationList);
  const { mutate, isPending } = useMarkRead();
  const mayChooseMails = openSettings(useMe()).some(({ name }) => name === 'email_notifications');
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [newest] = items;
  const hasUnread = (list.data?.pages[0]?.unread ?? 0) > 0;
  return (
    <div className={classes.panel} data-bare={!isTitled || undefined}>
      {(isTitled || hasUnread) && (
        <div className={classes.head}>
          {isTitled && <h2 className={classes.title}>{t('frame.bell.title')}</h2>}
          {newest && hasUnread && (
            <Button kind="link" size="small" pending={isPending} onClick={() => mutate({ up_to: newest.id })}>
              {t('frame.bell.mark_all')}
            </Button>
          )}
        </div>
      )}
      {list.isPending && <SkeletonRows rows={5} columns="1fr" rowHeight={64} />}
      {list.isError && items.length === 0 && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />
      )}
      {list.data && items.length === 0 && <EmptyState icon={BellIcon}>{t('frame.bell.empty')}</EmptyState>}
      {items.length > 0 && (
        <ul className={classes.items}>
          {items.map((item) => (
            <Row key={item.id} item={item} onRead={() => mutate({ ids: [item.id] })} onClose={onClose} />
          ))}
        </ul>
      )}
      {mayChooseMails && (
        <Link to="/settings/email-notifications" className={classes.settings} onClick={onClose}>
          {t('frame.bell.settings')}
        </Link>
      )}
      {list.hasNextPage && (
        <div className={classes.foot}>
          <Button fullWidth pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('frame.bell.older')}
          </Button>
        </div>
      )}
    </div>
  );
};

type RowProps = { item: Notification; onRead: () => void; onClose: () => void };

const Row = ({ item, onRead, onClose }: RowProps) => {
  const { t } = useTranslation();
  const { title, text, account, at, read_at } = item;
  const isUnread = read_at === null;
  const language = currentLanguage();
  const label = t('frame.bell.mark_this', { title: title[language] });
  return (
    <li className={classes.item} data-unread={isUnread || undefined}>
      <Link
        {...notificationAddress(item)}
        className={classes.link}
        onClick={() => {
          if (isUnread) onRead();
          onClose();
        }}
      >
        {isUnread && <span className={classes.mark}>{t('frame.bell.is_unread')} </span>}
        <span className={classes.name}>{title[language]}</span> <span className={classes.text}>{text[language]}</span>{' '}
        <span className={classes.when}>
          {account && `${account.name}, `}
          <time dateTime={at} title={dateAndTime(at).join(' ')}>
            {timeAgo(at)}
          </time>
        </span>
      </Link>
      {isUnread && <IconButton icon={CheckIcon} size="small" label={label} onClick={onRead} />}
    </li>
  );
};
