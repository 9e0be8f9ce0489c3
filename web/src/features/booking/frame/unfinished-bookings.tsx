import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { takeSlot } from '../../../platform/forms/draft-slots.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import { notify } from '../../../platform/notify.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TrashIcon } from '../../../ui/icons/action-icons.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { bookingAddress } from '../../loads/addresses.ts';
import { discard, type Unfinished, unfinishedBookings } from './unfinished.ts';
import classes from './unfinished-bookings.module.css';

/** The bookings that were begun in other tabs, or before this one was opened: each goes on here, or is discarded. */
export const UnfinishedBookings = ({ owner }: { owner: DraftOwner }) => {
  const { t } = useTranslation();
  const { data = [] } = useQuery(unfinishedBookings(owner));
  const others = data.filter(({ slot }) => slot !== owner.load_id);
  if (others.length === 0) return null;
  const label = t('loads.book.draft.unfinished', { count: others.length });
  return (
    <Popup
      label={label}
      align="start"
      width={400}
      trigger={(props) => (
        <Button size="small" {...props}>
          {label}
        </Button>
      )}
    >
      {(close) => <UnfinishedList owner={owner} drafts={others} onLeave={close} />}
    </Popup>
  );
};

type UnfinishedListProps = { owner: DraftOwner; drafts: readonly Unfinished[]; onLeave?: () => void };

/** Each of them with the way to go on and to discard it. */
export const UnfinishedList = ({ owner, drafts, onLeave = () => undefined }: UnfinishedListProps) => (
  <ul className={classes.list}>
    {drafts.map((draft) => (
      <Row key={`${draft.slot} ${draft.quote_type}`} owner={owner} draft={draft} onLeave={onLeave} />
    ))}
  </ul>
);

type RowProps = { owner: DraftOwner; draft: Unfinished; onLeave: () => void };

const Row = ({ owner, draft, onLeave }: RowProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const { refetch } = useQuery(unfinishedBookings(owner));
  const mode = t(`loads.modes.${draft.quote_type}`);
  const lane = draft.places.length > 0 ? draft.places.join(' – ') : t('loads.book.draft.no_places');
  const goOn = async () => {
    if (!(await takeSlot(draft.slot))) return void refetch();
    onLeave();
    await router.navigate({ ...bookingAddress(draft.quote_type), state: { chosen_by_tab: true } });
  };
  const drop = async () => {
    const putBack = await discard(owner, draft);
    onLeave();
    void refetch();
    const undo = async () => {
      await putBack();
      await refetch();
    };
    notify.success(t('loads.book.draft.discarded'), { label: t('loads.book.draft.undo'), run: () => void undo() });
  };
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <b>{lane}</b>
        <span className={classes.about}>
          {mode}, {dateAndTime(draft.saved_at).join(', ')}
        </span>
      </span>
      {draft.isOpen ? (
        <span className={classes.about}>{t('loads.book.draft.open_elsewhere')}</span>
      ) : (
        <>
          <Button size="small" aria-label={`${t('loads.book.draft.go_on')}: ${lane}`} onClick={() => void goOn()}>
            {t('loads.book.draft.go_on')}
          </Button>
          <IconButton
            icon={TrashIcon}
            label={`${t('loads.book.draft.discard')}: ${lane}`}
            onClick={() => void drop()}
          />
        </>
      )}
    </li>
  );
};
