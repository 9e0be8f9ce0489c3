import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { type OfferCode, exclusions } from '@portal/contract/insurance/insurance-choices.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useBreadcrumb } from '../../../platform/routing/breadcrumb.ts';
import { usePageTitle } from '../../../platform/routing/page-title.ts';
import { number, shortMoney, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CloseIcon, PencilIcon } from '../../../ui/icons/action-icons.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { LaneTitle } from '../../../ui/primitives/lane-title.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { PriceLines } from '../../../ui/primitives/price-lines.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { certifyAddress, editInsuranceAddress, myInsuranceAddress } from '../addresses.ts';
import { insuranceQuery, useRequote } from '../insurance.api.ts';
import { FreePolicies } from '../insurance-state.tsx';
import classes from '../insurance.module.css';
import { OffersTable } from './offers-table.tsx';
import { StaysCovered } from './stays-covered.tsx';
import { throwIfNotFound } from '../../../platform/routing/or-not-found.ts';

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
  throwIfNotFound(error);
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
          <LaneTitle
            from={placeOf(quote.origin_city, quote.origin_state, quote.origin_zip_code)}
            to={placeOf(quote.destination_city, quote.destination_state, quote.destination_zip_code)}
          />
          <p className={classes.note}>
            {t('insurance.screens.selection.cargo', {
              goods: [
                quote.commodity,
                quote.insured_value ? shortMoney(quote.insured_value) : null,
                t(`insurance.conveyances.${quote.conveyance}`).toLowerCase(),
                t(`insurance.screens.selection.${quote.is_domestic ? 'domestic' : 'international'}`),
              ]
                .filter(Boolean)
                .join(', '),
              date: weekdayDate(quote.departs_on),
            })}
          </p>
        </div>
        {quote.status === 'quoted' && (
          <LinkButton icon={<PencilIcon size={16} />} {...editInsuranceAddress(quote.id)}>
            {t('insurance.screens.selection.edit')}
          </LinkButton>
        )}
      </div>
      <Notice quote={quote} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {quote.offers.length > 0 && <OffersTable quote={quote} chosen={code} onChoose={setCode} />}
          <Exclusions />
        </div>
        <div className={classes.column}>
          {quote.offers.length > 0 && (
            // A price that changed is read again before it is accepted.
            <ChosenCard key={`${code} ${quote.version}`} quote={quote} offer={chosen} />
          )}
          {chosen && <StaysCovered quote={quote} offer={chosen} />}
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

const placeOf = (city: string, state: string, zip: string): string => [city || zip, state].filter(Boolean).join(', ');

/** Why nothing can be chosen, and what can be done about it. */
const Notice = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useRequote(quote.id);
  if (quote.status === 'with_operations') return <Callout>{t('insurance.screens.selection.waits')}</Callout>;
  if (!quote.is_expired) return null;
  const again = () => mutate(undefined, { onError: notifyFailure });
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
    <Card
      title={t('insurance.screens.selection.exclusions')}
      aside={
        <Link to="/terms" target="_blank" rel="noreferrer">
          {t('insurance.screens.selection.all_terms')}
        </Link>
      }
    >
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
    <Card
      title={
        offer
          ? t('insurance.screens.selection.chosen_offer', {
              offer: t(`insurance.screens.offers.${offer.code}`),
              clause: t(`insurance.clauses.${offer.condition}`),
            })
          : t('insurance.screens.selection.choose_offer')
      }
      aside={offer && shortMoney(offer.limit)}
    >
      <div className={classes.aside}>
        {offer && <Price offer={offer} />}
        {offer && (
          <Checkbox checked={isAccepted} onChange={setAccepted} label={t('insurance.screens.selection.terms')} />
        )}
        <Button
          kind="primary"
          size="main"
          fullWidth
          disabledReason={canContinue ? undefined : reason}
          onClick={() => offer && void navigate(certifyAddress(quote.id, offer.code))}
        >
          {t('insurance.screens.selection.continue')}
        </Button>
        <p className={`${classes.note} ${classes.centered}`}>{t('insurance.screens.selection.pay_later')}</p>
      </div>
    </Card>
  );
};

/** What the premium comes from, where percent and value alone make it. */
const usePremiumLabel = ({ percent, limit }: Offer, premium: number): string => {
  const { t } = useTranslation();
  const isPlain = percent !== null && Math.round(limit * percent) === cents(premium);
  return isPlain
    ? t('insurance.screens.selection.premium_of', { percent: `${number(percent)}%`, value: shortMoney(limit) })
    : t('insurance.screens.selection.premium');
};

const Price = ({ offer }: { offer: Offer }) => {
  const { t } = useTranslation();
  const war = offer.covers_war ? (offer.war_premium ?? 0) : 0;
  const premium = dollars(sum([cents(offer.premium), cents(-war)]));
  const premiumLabel = usePremiumLabel(offer, premium);
  return (
    <>
      <PriceLines
        lines={[
          { key: 'premium', label: premiumLabel, amount: premium },
          ...(war > 0 ? [{ key: 'war', label: t('insurance.screens.perils.war'), amount: war }] : []),
          ...(offer.fee > 0 ? [{ key: 'fee', label: t('insurance.screens.selection.fee'), amount: offer.fee }] : []),
        ]}
      />
      <div className={classes.total}>
        {t('insurance.screens.selection.total')}
        <Money dollars={offer.total} size="total" />
      </div>
    </>
  );
};
