import type { Approval } from '@portal/contract/approvals/approval.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { LaneTitle } from '../../../ui/primitives/lane-title.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadAddress, myLoadsAddress } from '../../loads/addresses.ts';
import { approvalsAddress } from '../addresses.ts';
import { ApprovalState } from '../approval-state.tsx';
import { approvalRequest } from '../approvals.api.ts';
import { ApprovalAnswers } from './approval-answers.tsx';
import classes from './approval-page.module.css';
import { ApprovalSkeleton } from './approval-skeleton.tsx';
import { ApprovalStops } from './approval-stops.tsx';
import { DecisionCard } from './decision-card.tsx';
import { EndNote } from './end-note.tsx';
import { OtherQuotes } from './other-quotes.tsx';
import { PeopleCard } from './people-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';

/** One request: why it waits, who decides until when, what it costs beside the other quotes, and the decision. */
export const ApprovalPage = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: approval, error, refetch, isFetching } = useQuery(approvalRequest(id));
  useLiveApproval(approval?.load_id, id);
  usePageTitle(t('approvals.title'));
  useBreadcrumb([
    { label: t('frame.navigation.my_loads'), address: myLoadsAddress },
    { label: t('approvals.title'), address: approvalsAddress() },
    { label: approval ? String(approval.load_id) : '…' },
  ]);
  throwIfNotFound(error);
  if (approval) return <ApprovalContent approval={approval} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />
  ) : (
    <ApprovalSkeleton />
  );
};

const ApprovalContent = ({ approval }: { approval: Approval }) => (
  <div className={classes.page}>
    <Head approval={approval} />
    <EndNote approval={approval} />
    <ApprovalAnswers approval={approval} />
    <div className={classes.columns}>
      <div className={classes.column}>
        <ReasonsCard approval={approval} />
        <OtherQuotes approval={approval} />
        <ApprovalStops approval={approval} />
      </div>
      <div className={classes.column}>
        <DecisionCard approval={approval} />
        <PeopleCard approval={approval} />
      </div>
    </div>
  </div>
);

const Head = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { from, to, status, mode, load_id } = approval;
  return (
    <header className={classes.header}>
      <div className={classes.name}>
        <LaneTitle from={from} to={to} compact={phone} />
        <ApprovalState status={status} large />
        <span className={classes.number}>
          {t('approvals.screens.page.load', { mode: t(`loads.modes.${mode}`), load: load_id })}
        </span>
      </div>
      <LinkButton {...loadAddress(load_id)} iconAfter={<ChevronRightIcon size={16} />}>
        {t('approvals.screens.page.open_load')}
      </LinkButton>
    </header>
  );
};

/** Reads a request again with each news of its load, and after a reconnect. */
const useLiveApproval = (loadId: number | undefined, id: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (loadId === undefined) return undefined;
    const reread = () => void client.invalidateQueries({ queryKey: approvalRequest(id).queryKey });
    return watchLoad(loadId, { 'load-changed': reread }, reread);
  }, [client, loadId, id]);
};
