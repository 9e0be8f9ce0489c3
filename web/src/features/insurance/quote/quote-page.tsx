import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckedForm } from '../../../ui/layout/checked-form.tsx';
import { DraftLine } from '../../../ui/layout/draft-line.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { myInsuranceAddress } from '../addresses.ts';
import { coverPrices, insuranceList, insuranceQuery } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { GoodsCard, PlacesCard, ToKnowCard, TravelCard } from './cargo-cards.tsx';
import { type CargoForm, cargoOf, emptyCargo, filledFrom } from './cargo-form.ts';
import { LoadPicker } from './load-picker.tsx';
import { QuoteAside } from './quote-aside.tsx';
import { type StoredCargo, useStoredCargo } from './cargo-draft.ts';
import { useCargoForm } from './use-cargo-form.ts';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

/** A cargo to be insured: a new quote, or one that is not bought yet. */
export const QuotePage = () => {
  const { insurance } = useParams({ from: '/frame/insurance/quote-insurance/{-$insurance}' });
  return insurance === undefined ? <NewQuote /> : <EarlierQuote id={Number(insurance)} />;
};

const EarlierQuote = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(insuranceQuery(id));
  if (data) return <QuoteForm key={data.version} earlier={data} stored={null} empty={cargoOf(data)} />;
  throwIfNotFound(error);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <Skeleton height={420} />
    </div>
  );
};

/** A new quote, for goods that leave today at the earliest, as the server says where the account is. */
const NewQuote = () => {
  const { data, error, refetch } = useQuery(insuranceList({ limit: 1 }));
  if (data) return <NewQuoteOn today={data.first_departure} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <Skeleton height={420} />
    </div>
  );
};

/** Of the load that the address names, or with what was typed into it on this device before. */
const NewQuoteOn = ({ today }: { today: string }) => {
  const { load } = useSearch({ from: '/frame/insurance/quote-insurance/{-$insurance}' });
  const [empty] = useState(() => emptyCargo(today));
  const stored = useStoredCargo(empty.departs_on);
  const ofLoad = useQuery({ ...coverPrices(load ?? 0), enabled: load !== undefined });
  if (load !== undefined && ofLoad.error) {
    return <ErrorState error={ofLoad.error} onRetry={() => void ofLoad.refetch()} />;
  }
  if (load !== undefined && ofLoad.data) {
    const filled = { ...empty, ...filledFrom(ofLoad.data.goods), load_id: load };
    return <QuoteForm earlier={null} stored={null} empty={empty} filled={filled} />;
  }
  if (load === undefined && stored !== undefined) return <QuoteForm earlier={null} stored={stored} empty={empty} />;
  return (
    <div className={classes.page}>
      <Skeleton height={420} />
    </div>
  );
};

type QuoteFormProps = {
  earlier: InsuranceQuote | null;
  stored: StoredCargo | null;
  empty: CargoForm;
  filled?: CargoForm;
};

const QuoteForm = ({ earlier, stored, empty, filled }: QuoteFormProps) => {
  const { t } = useTranslation();
  const title = earlier
    ? t('insurance.screens.form.edit_title', { id: earlier.id })
    : t('insurance.screens.form.title');
  usePageTitle(title);
  useBreadcrumb([
    { label: t('insurance.screens.title'), address: myInsuranceAddress },
    { label: earlier ? t('insurance.screens.quote_number', { id: earlier.id }) : t('insurance.screens.new_quote') },
  ]);
  const form = useCargoForm(earlier, { stored, empty, filled });
  const { data } = useQuery(insuranceList({ limit: 1 }));
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <div className={classes.buttons}>
          <h1>{title}</h1>
          <DraftLine
            draft={form.draft}
            text={(kind, time) => t(`insurance.screens.form.draft_${kind}`, { time })}
            startOver={t('insurance.screens.form.start_over')}
            onStartOver={form.startOver}
          />
        </div>
        {earlier === null && <LoadPicker form={form} />}
      </div>
      <CheckedForm form={form} className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <GoodsCard form={form} hasWar={data?.has_war_and_strikes ?? false} />
            <PlacesCard form={form} />
            <TravelCard form={form} />
            <ToKnowCard limit={data?.rates.limit} />
          </div>
          <QuoteAside form={form} policies={data?.free_policies ?? null} rates={data?.rates} />
        </div>
      </CheckedForm>
    </div>
  );
};
