import type { Claim } from '@portal/contract/claims/claim.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { claimsAddress } from '../addresses.ts';
import { claimCase } from '../claims.api.ts';
import { claimMoney } from '../claim-money.ts';
import { ClaimStatusChip } from '../claim-status-chip.tsx';
import { claimTitle } from '../claim-subject.ts';
import { MessagesCard } from '../thread/messages-card.tsx';
import { ClaimActions } from './claim-actions.tsx';
import { ClaimAnswer } from './claim-answer.tsx';
import { ClaimDeadlines } from './claim-deadlines.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { ContestedLines } from './contested-lines.tsx';
import { ClaimFiled } from './claim-filed.tsx';
import { ClaimHistory } from './claim-history.tsx';
import { ClaimMoney } from './claim-money-card.tsx';
import classes from './claim-page.module.css';
import { ClaimPapers } from './claim-papers.tsx';
import { ClaimSkeleton } from '../claim-skeleton.tsx';
import { InsurerCard } from './insurer-card.tsx';
import { PacketButton } from './packet-button.tsx';
import { useEffect } from 'react';
import { watchLoad } from '../../../platform/live/socket.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

/** One case: status, next step and deadline; then messages, documents, amounts and history. */
export const ClaimPage = ({ claimId }: { claimId: number }) => {
  const { t } = useTranslation();
  const { data: claim, error, refetch, isFetching } = useQuery(claimCase(claimId));
  useLiveClaim(claim?.load.id, claimId);
  usePageTitle(t('claims.screens.page.title', { number: claimId }));
  useBreadcrumb([
    { label: t('claims.screens.crumb'), address: claimsAddress },
    { label: t('claims.screens.page.crumb', { number: claimId }) },
  ]);
  throwIfNotFound(error);
  if (claim) return <CaseContent claim={claim} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} /> : <ClaimSkeleton />;
};

const CaseContent = ({ claim }: { claim: Claim }) => (
  <div className={classes.page}>
    <Header claim={claim} />
    {claim.status === 'draft' && <Warnings claim={claim} />}
    <ClaimAnswer claim={claim} />
    <ClaimActions claim={claim} />
    <div className={classes.columns}>
      <div className={classes.main}>
        <MessagesCard claim={claim} />
        <ContestedLines claim={claim} />
        <ClaimFiled claim={claim} />
        <ClaimPapers claim={claim} />
      </div>
      <div className={classes.side}>
        <ClaimMoney claim={claim} />
        <ClaimDeadlines claim={claim} />
        <InsurerCard claim={claim} />
        <ClaimFacts claim={claim} />
        <ClaimHistory claim={claim} />
      </div>
    </div>
  </div>
);

const Header = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  const subject = claimTitle(claim, t);
  return (
    <header className={classes.header}>
      <div className={classes.title}>
        <h1>
          {claim.amount === null
            ? subject
            : t('claims.screens.page.claiming', { subject, amount: claimMoney(claim.amount, claim.currency) })}
        </h1>
        <ClaimStatusChip status={claim.status} large />
        <span className={classes.number}>
          {t('claims.screens.page.crumb', { number: claim.id })} · {t(`claims.types.${claim.type}`)}
        </span>
      </div>
      <PacketButton claim={claim} />
    </header>
  );
};

/** Warnings about a draft that do not prevent its submission. */
const Warnings = ({ claim }: { claim: Claim }) => {
  const { t } = useTranslation();
  if (claim.warnings.length === 0) return null;
  return <Callout>{claim.warnings.map((warning) => t(`claims.warnings.${warning}`)).join(' ')}</Callout>;
};

/** Refetches a case and its messages on events of its load, and after a reconnect. */
const useLiveClaim = (loadId: number | undefined, claimId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (loadId === undefined) return undefined;
    const refetch = () => void client.invalidateQueries({ queryKey: claimCase(claimId).queryKey });
    return watchLoad(
      loadId,
      { 'claim-changed': ({ claim_id }) => claim_id === claimId && refetch(), 'load-changed': refetch },
      refetch,
    );
  }, [client, loadId, claimId]);
};
