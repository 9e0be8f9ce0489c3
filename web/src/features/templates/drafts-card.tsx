import { useQuery } from '@tanstack/react-query';
import { currentSlot } from '../../platform/forms/draft-slots.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { EmptyState } from '../../ui/status/empty-state.tsx';
import { unfinishedBookings } from '../booking/frame/unfinished.ts';
import { UnfinishedList } from '../booking/frame/unfinished-bookings.tsx';
import classes from './book-again-page.module.css';

/** The bookings that were begun on this device, one a tab. */
export const DraftsCard = () => {
  const { t } = useTranslation();
  const me = useMe();
  const owner = { user_id: me.user.id, account_id: me.account.id, load_id: currentSlot() };
  const { data = [] } = useQuery(unfinishedBookings(owner));
  return (
    <Card bare>
      <div className={classes.cardHead}>
        <h2>{t('templates.drafts.title')}</h2>
        <span>{t('templates.drafts.hint')}</span>
      </div>
      {data.length === 0 ? (
        <EmptyState icon={FileIcon}>{t('templates.drafts.none')}</EmptyState>
      ) : (
        <UnfinishedList owner={owner} drafts={data} />
      )}
    </Card>
  );
};
