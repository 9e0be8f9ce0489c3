import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { type OfferCode, exclusions } from '@portal/contract/insurance/insurance-choices.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { dateAndTime, shortMoney, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { certifyAddress, editInsuranceAddress, myInsuranceAddress } from '../addresses.ts';
import { Facts } from '../facts.tsx';
import { insuranceQuery, useRequote } from '../insurance.api.ts';
import { FreePolicies } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import { OffersTable } from './offers-table.tsx';

type Offer = InsuranceQuote['offers'][number];

/** The offers for a cargo beside each other, and the one that is chosen. */
export const OffersPage = () => {
  const { t } = useTranslation();
  const { insurance } = useParams({ from: '/frame/insurance/insurance-selection/$insurance' });
  const { data, error, refetch } = useQuery(insuranceQuery(Number(insurance)));
  usePageTitle(t('insurance.screens.selection.title'));
  useBreadcrumb([
    { label: t('insurance.screens.title'), address: myInsuranceAddress },
    { label: t('insurance.screens.quote_number', { id: insurance }) },
  ]);
  if (data) return <Offers quote={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <Skeleton height={420} />
    </div>
  );
};

const Offers = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const [code, setCode] = useState<OfferCode | null>(null);
  const chosen = quote.offers.find((offer) => offer.code === code) ?? null;
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <div>
          <h1>{`${placeOf(quote.origin_city, quote.origin_zip_code)} → ${placeOf(quote.destination_city, quote.destination_zip_code)}`}</h1>
          <p className={classes.note}>
            {[
              quote.commodity,
              quote.insured_value ? shortMoney(quote.insured_value) : null,
              t(`insurance.conveyances.${quote.conveyance}`),
              weekdayDate(quote.departs_on),
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {quote.status === 'quoted' && (
          <LinkButton {...editInsuranceAddress(quote.id)}>{t('insurance.screens.selection.edit')}</LinkButton>
        )}
      </div>
      <Notice quote={quote} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {quote.offers.length > 0 && <OffersTable quote={quote} chosen={code} onChoose={setCode} />}
          <Exclusions />
        </div>
        <div className={classes.column}>
          {quote.offers.length > 0 && <ChosenCard key={code} quote={quote} offer={chosen} />}
          {quote.free_policies && (
            <Card>
              <FreePolicies policies={quote.free_policies} />
            </Card>
          )}
        </div>
      </div>
    </div>
  );
};

const placeOf = (city: string, zip: string): string => city || zip;

/** Why nothing can be chosen, and what can be done about it. */
const Notice = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useRequote(quote.id);
  if (quote.status === 'with_operations') return <Callout>{t('insurance.screens.selection.waits')}</Callout>;
  if (!quote.is_expired) return null;
  const again = () => mutate(undefined, { onError: (error) => notify.failure(errorText(error)) });
  return (
    <Callout
      action={
        <Button pending={isPending} onClick={again}>
          {t('insurance.screens.selection.quote_again')}
        </Button>
      }
    >
      {t('insurance.screens.selection.expired')}
    </Callout>
  );
};

const Exclusions = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('insurance.screens.selection.exclusions')}>
      <ul className={classes.exclusions}>
        {exclusions.map((one) => (
          <li key={one}>
            <CloseIcon size={14} />
            {t(`insurance.screens.exclusions.${one}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** The chosen offer's price; its terms are accepted before it goes on. */
const ChosenCard = ({ quote, offer }: { quote: InsuranceQuote; offer: Offer | null }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAccepted, setAccepted] = useState(false);
  const canContinue = offer && isAccepted && !quote.is_expired && quote.status === 'quoted';
  const reason = offer ? t('insurance.screens.selection.accept_first') : t('insurance.screens.selection.choose_offer');
  return (
    <Card title={offer ? t(`insurance.screens.offers.${offer.code}`) : t('insurance.screens.selection.choose_offer')}>
      <div className={classes.aside}>
        {offer && <Price offer={offer} />}
        {offer && (
          <Checkbox checked={isAccepted} onChange={setAccepted} label={t('insurance.screens.selection.terms')} />
        )}
        <Button
          kind="primary"
          fullWidth
          disabledReason={canContinue ? undefined : reason}
          onClick={() => offer && void navigate(certifyAddress(quote.id, offer.code))}
        >
          {t('insurance.screens.selection.continue')}
        </Button>
        <p className={`${classes.note} ${classes.centered}`}>
          {quote.expires_at && !quote.is_expired
            ? t('insurance.screens.selection.good_until', { date: dateAndTime(quote.expires_at)[0] })
            : t('insurance.screens.selection.pay_later')}
        </p>
      </div>
    </Card>
  );
};

const Price = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation();
  return (
    <>
      <Facts
        facts={[
          [t('insurance.screens.selection.premium'), <Money key="premium" dollars={offer.premium} />],
          ...(offer.fee > 0
            ? [[t('insurance.screens.selection.fee'), <Money key="fee" dollars={offer.fee} />] as const]
            : []),
        ]}
      />
      <div className={classes.total}>
        {t('insurance.screens.selection.total')}
        <Money dollars={offer.total} size="total" />
      </div>
    </>
  );
};
