import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { AlertIcon, ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import { Accepted } from './accepted.tsx';
import classes from './tender-outcome.module.css';
import { useDecline } from './use-decline.ts';
import { Waiting } from './waiting.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { watchLoad } from '../../../platform/live/socket.ts';
import { loadDetails } from '../../loads/loads.api.ts';

/** The outcome of the booking: waiting, accepted with its documents, or declined with a link to other quotes. */
export const TenderOutcome = ({ load }: { load: LoadDetails }) => {
  useLiveTender(load);
  const { t } = useTranslation();
  const Outcome = outcomes[load.status];
  return (
    <>
      <p className={classes.spoken} role="status">
        {!Outcome && t('tendering.waiting.accepted', { carrier: load.carrier?.name })}
      </p>
      {Outcome ? (
        <div className={classes.place}>
          <Card>
            <div className={classes.outcome} aria-live="polite">
              <Outcome load={load} />
            </div>
          </Card>
        </div>
      ) : (
        <Accepted load={load} />
      )}
    </>
  );
};

type OutcomeProps = { load: LoadDetails };

const Declined = ({ load }: OutcomeProps) => {
  const { t } = useTranslation();
  const decline = useDecline(load);
  return (
    <Message icon={AlertIcon} tone="danger" {...decline}>
      <div className={classes.actions}>
        <LinkButton {...loadAddress(load.id)}>{t('tendering.waiting.go_to_load')}</LinkButton>
        <LinkButton kind="primary" {...selectionAddress(load.id)}>
          {t('tendering.waiting.choose_another')}
        </LinkButton>
      </div>
    </Message>
  );
};

const Pending = ({ load }: OutcomeProps) => {
  const { t } = useTranslation();
  return (
    <Message
      icon={ClockIcon}
      tone="pending"
      title={t('tendering.waiting.pending')}
      text={t('tendering.waiting.pending_text')}
    >
      <StatusChip tone="pending" large>
        {t('loads.statuses.pending')}
      </StatusChip>
      <div className={classes.actions}>
        <LinkButton kind="primary" {...loadAddress(load.id)}>
          {t('tendering.waiting.go_to_load')}
        </LinkButton>
      </div>
    </Message>
  );
};

/** Any other status is that of a load its carrier accepted. */
const outcomes: Partial<Record<LoadStatus, (props: OutcomeProps) => ReactNode>> = {
  tendered: Waiting,
  pending: Pending,
  declined: Declined,
};

type MessageProps = {
  icon: Icon;
  tone: 'danger' | 'pending';
  title: string;
  text: string;
  children: ReactNode;
};

const Message = ({ icon: Glyph, tone, title, text, children }: MessageProps) => (
  <>
    <span className={classes.glyph} data-tone={tone}>
      <Glyph size={28} />
    </span>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.text}>{text}</p>
    {children}
  </>
);

/** How often an unanswered tender is read again besides socket events; operators answer more slowly than carriers' systems. */
const rereadMs: Partial<Record<LoadStatus, number>> = { tendered: 3000, pending: 30_000 };

/** Keeps a booked load live until the carrier has answered, by the socket and by reading again. */
const useLiveTender = (load: LoadDetails): void => {
  const client = useQueryClient();
  useQuery({ ...loadDetails(load.id), refetchInterval: rereadMs[load.status] ?? false });
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: loadDetails(load.id).queryKey });
    return watchLoad(load.id, { 'portal-tender-terminated': reread, 'load-changed': reread }, reread);
  }, [client, load.id]);
};
