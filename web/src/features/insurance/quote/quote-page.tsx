import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { myInsuranceAddress } from '../addresses.ts';
import { insuranceList, insuranceQuery } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { GoodsCard, PlacesCard, ToKnowCard, TravelCard } from './cargo-cards.tsx';
import { QuoteAside } from './quote-aside.tsx';
import { useCargoForm } from './use-cargo-form.ts';

/** A cargo to be insured: a new quote, or one that is not bought yet. */
export const QuotePage = () => {
  const { insurance } = useParams({ from: '/frame/insurance/quote-insurance/{-$insurance}' });
  return insurance === undefined ? <QuoteForm earlier={null} /> : <EarlierQuote id={Number(insurance)} />;
};

const EarlierQuote = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(insuranceQuery(id));
  if (data) return <QuoteForm key={data.version} earlier={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <Skeleton height={420} />
    </div>
  );
};

const QuoteForm = ({ earlier }: { earlier: InsuranceQuote | null }) => {
  const { t } = useTranslation();
  const title = earlier
    ? t('insurance.screens.form.edit_title', { id: earlier.id })
    : t('insurance.screens.form.title');
  usePageTitle(title);
  useBreadcrumb([
    { label: t('insurance.screens.title'), address: myInsuranceAddress },
    { label: earlier ? t('insurance.screens.quote_number', { id: earlier.id }) : t('insurance.screens.new_quote') },
  ]);
  const form = useCargoForm(earlier);
  const { data } = useQuery(insuranceList({ limit: 1 }));
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <h1>{title}</h1>
      </div>
      <CheckedForm form={form} className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <GoodsCard form={form} />
            <PlacesCard form={form} />
            <TravelCard form={form} />
            <ToKnowCard />
          </div>
          <QuoteAside form={form} policies={data?.free_policies ?? null} />
        </div>
      </CheckedForm>
    </div>
  );
};
