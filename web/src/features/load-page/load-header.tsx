import { isChoosingCarrier, isCommitted, isEditable, isUnquoted } from '@portal/contract/loads/load-states.ts';
import { isPickupOver } from '@portal/contract/loads/pickup-over.ts';
import { eventsFrom, type LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ClaimButton } from '../claims/claim-button.tsx';
import { QuoteFileButton } from '../quotes/export/quote-file-button.tsx';
import { copyAddress, editAddress, selectionAddress } from '../loads/addresses.ts';
import { bookingBarOf } from '../quotes/booking-barred.tsx';
import { LoadState } from '../loads/load-state.tsx';
import { useRequote } from '../quotes/quotes.api.ts';
import { SaveTemplateButton } from '../templates/kept/save-template-button.tsx';
import { CancelLoadButton } from '../tendering/cancel/cancel-load.tsx';
import { ReportProgressButton } from '../tendering/dispatch/progress-button.tsx';
import { notifyFailure } from '../../platform/api/notify-failure.ts';
import { Can } from '../../platform/session/can.tsx';
import { useMe } from '../../platform/session/current-user.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { CopyIcon, MoreIcon, PencilIcon, RefreshIcon } from '../../ui/icons/action-icons.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { LaneTitle } from '../../ui/primitives/lane-title.tsx';
import classes from './load-page.module.css';
import { destinationOf, originOf, placeName } from './place-name.ts';

/** Button labels by status; any other status shows "Choose a carrier". */
const quotesLabels: Partial<Record<LoadStatus, 'see_quotes' | 'choose_another'>> = {
  'quotes requested': 'see_quotes',
  declined: 'choose_another',
};

/** The lane, the status and the actions that are available now. */
export const LoadHeader = ({ load, share }: { load: LoadDetails; share: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <div className={classes.lane}>
        <LaneTitle from={placeName(originOf(load))} to={placeName(destinationOf(load))} />
        <LoadState load={load} large />
        <span className={classes.printed}>{t('loads.page.title', { load: load.id })}</span>
        <span className={classes.mode}>{load.mode === 'ltl' ? 'LTL' : t(`loads.modes.${load.mode}`)}</span>
      </div>
      <div className={classes.actions}>
        <MoreActions>
          <Can permission="get:clone">
            <LinkButton kind="ghost" icon={<CopyIcon size={16} />} {...copyAddress(load)}>
              {t('loads.page.copy')}
            </LinkButton>
          </Can>
          {/* Until it is booked, what comes next needs the room. */}
          {isCommitted(load.status) && <SaveTemplateButton load={load} />}
          <QuoteFileButton load={load} />
          <EditButton load={load} />
          <CancelLoadButton load={load} />
        </MoreActions>
        <ClaimButton load={load} />
        <QuoteButton load={load} />
        <ReportProgressButton load={load} />
        {share}
      </div>
    </header>
  );
};

/** On a phone behind a button of the bar at its foot; elsewhere beside the other actions. */
const MoreActions = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      <div
        id={id}
        className={classes.more}
        data-open={isOpen || undefined}
        onClick={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        {children}
      </div>
      <span className={classes.moreButton}>
        <IconButton
          icon={MoreIcon}
          label={t('loads.page.more_actions')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
    </>
  );
};

const EditButton = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (!isEditable(load.status)) return null;
  return (
    <Can permission="patch:loads">
      <LinkButton icon={<PencilIcon size={16} />} {...editAddress(load)}>
        {t('loads.page.edit')}
      </LinkButton>
    </Can>
  );
};

/** The next action of a load that is not booked: change a pickup that is over, choose a quote, or request new quotes. */
const QuoteButton = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  if (isEditable(load.status) && isPickupOver(load, new Date())) {
    return (
      <Can permission="patch:loads">
        <LinkButton kind="primary" icon={<PencilIcon size={16} />} {...editAddress(load)}>
          {t('loads.page.change_pickup')}
        </LinkButton>
      </Can>
    );
  }
  if (load.missing.length > 0) {
    return (
      <Can permission="patch:loads">
        <LinkButton kind="primary" icon={<PencilIcon size={16} />} {...editAddress(load)}>
          {t('loads.page.complete')}
        </LinkButton>
      </Can>
    );
  }
  const canRequote = eventsFrom(load.status).includes('request_quotes');
  const needsQuotes = load.requote_needed || isUnquoted(load.status);
  if (needsQuotes && canRequote) return <RequoteButton load={load} isPrimary />;
  if (!isChoosingCarrier(load.status)) return null;
  const label = bookingBarOf(me, load) ? 'see_quotes' : (quotesLabels[load.status] ?? 'choose_carrier');
  return (
    <>
      {load.status === 'quoted' && canRequote && <RequoteButton load={load} />}
      <LinkButton kind="primary" {...selectionAddress(load.id)}>
        {t(`loads.page.${label}`)}
      </LinkButton>
    </>
  );
};

/** Requests quotes and opens their list. */
const RequoteButton = ({ load, isPrimary = false }: { load: LoadDetails; isPrimary?: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const requote = useRequote(load.id);
  const requestQuotes = () =>
    requote.mutate(undefined, {
      onSuccess: () => void navigate(selectionAddress(load.id)),
      onError: notifyFailure,
    });
  return (
    <Can permission="post:quote">
      <Button
        {...(isPrimary ? { kind: 'primary' } : {})}
        icon={<RefreshIcon size={16} />}
        pending={requote.isPending}
        onClick={requestQuotes}
      >
        {t(load.quotes_requested === 0 ? 'loads.page.ask' : 'loads.page.ask_again')}
      </Button>
    </Can>
  );
};
