import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { type OfferCode, type Peril, perils, perilsOf } from '@portal/contract/insurance/insurance-choices.ts';
import type { ReactNode } from 'react';
import { usePhone } from '../../../platform/screen-width.ts';
import { date, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { FactList } from '../../../ui/primitives/fact-list.tsx';
import classes from '../insurance.module.css';
import { Covered } from './covered.tsx';
import { WarCell } from './war-cell.tsx';

type Offer = InsuranceQuote['offers'][number];
type TableProps = { quote: InsuranceQuote; chosen: OfferCode | null; onChoose: (code: OfferCode) => void };

/** Offers as columns, what they pay for as rows; a card an offer on phones. */
export const OffersTable = (props: TableProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const { quote, chosen } = props;
  if (phone) {
    return (
      <div className={classes.cards}>
        {quote.offers.map((offer) => (
          <OfferCard key={offer.code} {...props} offer={offer} />
        ))}
      </div>
    );
  }
  const row = (label: string, cell: (offer: Offer) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {quote.offers.map((offer) => (
        <td key={offer.code} data-chosen={offer.code === chosen || undefined}>
          {cell(offer)}
        </td>
      ))}
    </tr>
  );
  return (
    <Card
      title={t('insurance.screens.selection.offers', { count: quote.offers.length, insurer: quote.insurer_name })}
      aside={<GoodUntil quote={quote} />}
    >
      <div className={classes.table}>
        <table className={classes.offers} data-expired={quote.is_expired || undefined}>
          <thead>
            <tr>
              <th aria-hidden />
              {quote.offers.map((offer) => (
                <th key={offer.code} scope="col" data-chosen={offer.code === chosen || undefined}>
                  <OfferHead {...props} offer={offer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t('insurance.screens.selection.pays_at_most'), (offer) => (
              <Limit quote={quote} offer={offer} />
            ))}
            {row(t('insurance.screens.selection.you_bear'), ({ deductible }) => shortMoney(deductible))}
            {perils.map((peril) =>
              row(t(`insurance.screens.perils.${peril}`), (offer) => (
                <PerilCell quote={quote} offer={offer} peril={peril} />
              )),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

/** Until when the offers hold. */
const GoodUntil = ({ quote: { good_until, is_expired } }: Pick<TableProps, 'quote'>) => {
  const { t } = useTranslation();
  if (!good_until || is_expired) return null;
  return t('insurance.screens.selection.good_until', { date: date(good_until) });
};

type OfferProps = TableProps & { offer: Offer };

/** What it is, what it costs, and the way to choose it. */
const OfferHead = ({ quote, chosen, onChoose, offer }: OfferProps) => {
  const { t } = useTranslation();
  const isChosen = offer.code === chosen;
  const isClosed = quote.is_expired || quote.status !== 'quoted';
  return (
    <div className={classes.offer}>
      <b>{t(`insurance.screens.offers.${offer.code}`)}</b>
      <span className={classes.note}>
        {offer.code === 'free'
          ? t('insurance.screens.selection.reward', { condition: offer.condition })
          : t(`insurance.clauses.${offer.condition}`)}
      </span>
      <OfferMark quote={quote} offer={offer} />
      <Money dollars={offer.total} size="row" />
      {!isClosed && (
        <Button
          kind={isChosen ? 'primary' : 'default'}
          size="small"
          icon={isChosen ? <CheckIcon size={14} /> : undefined}
          aria-pressed={isChosen}
          onClick={() => onChoose(offer.code)}
        >
          {t(`insurance.screens.selection.${isChosen ? 'chosen' : 'choose'}`)}
        </Button>
      )}
    </div>
  );
};

/** Why an offer stands out: how many of it are left, or that it pays for all perils and the whole value. */
const OfferMark = ({ quote, offer }: Pick<OfferProps, 'quote' | 'offer'>) => {
  const { t } = useTranslation();
  const { free_policies } = quote;
  const isWhole = offer.condition === 'A' && offer.limit >= quote.insured_value;
  return (
    <span className={classes.mark}>
      {offer.code === 'free' && free_policies && (
        <span>{t('insurance.screens.free.left_of', { left: free_policies.left, limit: free_policies.per_month })}</span>
      )}
      {offer.code !== 'free' && isWhole && <span data-whole>{t('insurance.screens.selection.covers_all')}</span>}
    </span>
  );
};

/** The most it pays, and how much of the value that leaves out. */
const Limit = ({ quote, offer }: Pick<OfferProps, 'quote' | 'offer'>) => {
  const { t } = useTranslation();
  const missing = quote.insured_value - offer.limit;
  return (
    <>
      <b>{shortMoney(offer.limit)}</b>
      {missing > 0 ? (
        <SecondLine>
          <span className={classes.short}>
            {t('insurance.screens.selection.not_covered_part', { amount: shortMoney(missing) })}
          </span>
        </SecondLine>
      ) : (
        <SecondLine>{t('insurance.screens.selection.full_value')}</SecondLine>
      )}
    </>
  );
};

/** Whether an offer pays for a peril; war and strikes can be added to it, where they are insured. */
const PerilCell = ({ quote, offer, peril }: Pick<OfferProps, 'quote' | 'offer'> & { peril: Peril }) =>
  peril === 'war' ? (
    <WarCell quote={quote} offer={offer} />
  ) : (
    <Covered isCovered={perilsOf[offer.condition].includes(peril)} />
  );

const OfferCard = (props: OfferProps) => {
  const { t } = useTranslation();
  const { quote, offer } = props;
  return (
    <Card>
      <OfferHead {...props} />
      <FactList
        facts={[
          [t('insurance.screens.selection.pays_at_most'), <Limit key="limit" quote={quote} offer={offer} />],
          [t('insurance.screens.selection.you_bear'), shortMoney(offer.deductible)],
          ...perils.map(
            (peril) =>
              [
                t(`insurance.screens.perils.${peril}`),
                <PerilCell key={peril} quote={quote} offer={offer} peril={peril} />,
              ] as const,
          ),
        ]}
      />
    </Card>
  );
};
