import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import type { Icon } from '../../../ui/icons/icon.tsx';
import { AlertIcon, CheckCircleIcon, ClockIcon, FileIcon } from '../../../ui/icons/status-icons.tsx';
import { StatusChip } from '../../../ui/status/status-chip.tsx';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import classes from './tender-outcome.module.css';
import { useDecline } from './use-decline.ts';
import { Waiting } from './waiting.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadDocuments } from '../../documents/documents.api.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import { watchLoad } from '../../../platform/live/socket.ts';
import { loadDetails } from '../../loads/loads.api.ts';

/** The outcome of the booking: waiting, accepted with its documents, or declined with a link to other quotes. */
export const TenderOutcome = ({ load }: { load: LoadDetails }) => {
  useLiveTender(load);
  const Outcome = outcomes[load.status] ?? Accepted;
  return (
    <div className={classes.place}>
      <Card>
        <div className={classes.outcome} aria-live="polite">
          <Outcome load={load} />
        </div>
      </Card>
    </div>
  );
};

type OutcomeProps = { load: LoadDetails };

const Accepted = ({ load }: OutcomeProps) => {
  const { t } = useTranslation();
  return (
    <Message
      icon={CheckCircleIcon}
      tone="positive"
      title={t('tendering.waiting.accepted', { carrier: load.carrier?.name })}
      text={t('tendering.waiting.accepted_text')}
    >
      {load.pro_number && (
        <p className={classes.pro}>
          {t('tendering.waiting.pro')} <b>{<RefText>{load.pro_number}</RefText>}</b>
        </p>
      )}
      <div className={classes.actions}>
        <BolLink loadId={load.id} />
        <LinkButton kind="primary" {...loadAddress(load.id)}>
          {t('tendering.waiting.go_to_load')}
        </LinkButton>
      </div>
    </Message>
  );
};

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

const outcomes: Record<string, (props: OutcomeProps) => ReactNode> = {
  tendered: Waiting,
  pending: Pending,
  declined: Declined,
};

type MessageProps = {
  icon: Icon;
  tone: 'positive' | 'danger' | 'pending';
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

/** The bill of lading as soon as it is filed, which is moments after the carrier accepted. */
const BolLink = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data } = useQuery(loadDocuments(loadId, false));
  const bol = data?.items.find(({ type }) => type === 'bol');
  useQuery({ ...loadDocuments(loadId, true), enabled: !bol });
  if (!bol) return <p className={classes.text}>{t('tendering.waiting.bol_pending')}</p>;
  return (
    <a className={classes.bol} href={bol.url} target="_blank" rel="noreferrer">
      <FileIcon size={16} />
      {t('tendering.waiting.bol_open')}
    </a>
  );
};

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
