import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadAddress } from '../../loads/addresses.ts';
import { carrierBillsAddress } from '../addresses.ts';
import { BillChip } from '../bill-chip.tsx';
import { billQuery } from '../carrier-bills.api.ts';
import { AuditCard } from './audit-card.tsx';
import { BillActions, type Opened } from './bill-actions.tsx';
import { BillAnswers } from './bill-answers.tsx';
import { FactsCard, HistoryCard } from './bill-cards.tsx';
import { MatchDrawer, PayDrawer, VoidDrawer } from './bill-drawers.tsx';
import classes from './carrier-bill-page.module.css';
import { CaseBar } from './case/case-bar.tsx';
import { DecidedCard } from './case/decided-card.tsx';
import { DecisionsCard } from './case/decisions-card.tsx';
import { PapersCard } from './case/papers-card.tsx';
import { SeriesCard } from './case/series-card.tsx';
import { useDecide } from './case/use-decide.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

/** One carrier's bill beside the booked quote, and what is decided about it. */
export const CarrierBillPage = () => {
  const { t } = useTranslation();
  const { bill: id } = useParams({ from: '/frame/carrier-bills/$bill' });
  const { data, error, refetch } = useQuery(billQuery(Number(id)));
  const title = t('carrier_bills.screens.page.title', { number: data?.number ?? '…' });
  usePageTitle(title);
  useBreadcrumb([{ label: t('carrier_bills.screens.title'), address: carrierBillsAddress }, { label: title }]);
  throwIfNotFound(error);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <div className={classes.page}>{data ? <Whole bill={data} title={title} /> : <Skeleton height={480} />}</div>;
};

const Whole = ({ bill, title }: { bill: CarrierBillDetails; title: string }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const deciding = useDecide(bill);
  const close = () => setOpened(null);
  return (
    <>
      <div className={classes.header}>
        <div className={classes.title}>
          <h1>{title}</h1>
          <BillChip status={bill.status} isReplaced={bill.is_replaced} large />
          {bill.purpose !== 'original' && <span>{t(`carrier_bills.purposes.${bill.purpose}`)}</span>}
          <Whose bill={bill} />
        </div>
        <BillActions bill={bill} open={setOpened} />
      </div>
      <Repeated bill={bill} onMatch={() => setOpened('match')} />
      <BillAnswers bill={bill} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {bill.load && <DecisionsCard bill={bill} deciding={deciding} />}
          {bill.load && <DecidedCard bill={bill} deciding={deciding} />}
          <AuditCard bill={bill} />
        </div>
        <div className={classes.column}>
          <PapersCard bill={bill} deciding={deciding} />
          <SeriesCard bill={bill} />
          <FactsCard bill={bill} />
          <HistoryCard bill={bill} />
        </div>
      </div>
      {deciding.mayDecide && bill.may.includes('approve') && <CaseBar bill={bill} deciding={deciding} />}
      {opened === 'match' && <MatchDrawer bill={bill} onClose={close} />}
      {opened === 'pay' && <PayDrawer bill={bill} onClose={close} />}
      {opened === 'void' && <VoidDrawer bill={bill} onClose={close} />}
    </>
  );
};

const Whose = ({ bill: { carrier, load } }: { bill: CarrierBillDetails }) => {
  const { t } = useTranslation();
  if (!load) return <span className={classes.lane}>{carrier.name}</span>;
  const { origin, destination } = load;
  return (
    <span className={classes.lane}>
      {t('carrier_bills.screens.page.of', { carrier: carrier.name })} <Link {...loadAddress(load.id)}>{load.id}</Link>,{' '}
      {origin.city}, {origin.state} → {destination.city}, {destination.state}
    </span>
  );
};

const Repeated = ({ bill, onMatch }: { bill: CarrierBillDetails; onMatch: () => void }) => {
  const { t } = useTranslation();
  if (!bill.duplicate_of || !bill.load) return null;
  const action = bill.may.includes('match') && (
    <Button size="small" onClick={onMatch}>
      {t('carrier_bills.screens.page.no_duplicate')}
    </Button>
  );
  const params = { load: String(bill.load.id), number: bill.duplicate_of.number };
  return <Callout action={action}>{t('carrier_bills.screens.page.duplicate', params)}</Callout>;
};
