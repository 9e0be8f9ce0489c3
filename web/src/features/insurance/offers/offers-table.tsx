import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { type OfferCode, type Peril, perils, perilsOf } from '@portal/contract/insurance/insurance-choices.ts';
import type { ReactNode } from 'react';
import { usePhone } from '../../../platform/screen-width.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon, CloseIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Facts } from '../facts.tsx';
import classes from '../insurance.module.css';

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
    <Card title={t('insurance.screens.selection.offers', { count: quote.offers.length })} aside={quote.insurer_name}>
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
            {row(t('insurance.screens.selection.you_bear'), ({ deductible }) => money(deductible))}
            {perils.map((peril) =>
              row(t(`insurance.screens.perils.${peril}`), (offer) => <Covered offer={offer} peril={peril} />),
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

type OfferProps = TableProps & { offer: Offer };

const OfferHead = ({ quote, chosen, onChoose, offer }: OfferProps) => {
  const { t } = useTranslation();
  const isChosen = offer.code === chosen;
  const isClosed = quote.is_expired || quote.status !== 'quoted';
  return (
    <div className={classes.offer}>
      <b>{t(`insurance.screens.offers.${offer.code}`)}</b>
      <span className={classes.note}>{t(`insurance.clauses.${offer.condition}`)}</span>
      <Money dollars={offer.total} size="row" />
      {!isClosed && (
        <Button
          kind={isChosen ? 'primary' : 'default'}
          size="small"
          aria-pressed={isChosen}
          onClick={() => onChoose(offer.code)}
        >
          {t(`insurance.screens.selection.${isChosen ? 'chosen' : 'choose'}`)}
        </Button>
      )}
    </div>
  );
};

/** The most it pays, and how much of the value that leaves out. */
const Limit = ({ quote, offer }: Pick<OfferProps, 'quote' | 'offer'>) => {
  const { t } = useTranslation();
  const missing = quote.insured_value - offer.limit;
  return (
    <>
      {shortMoney(offer.limit)}
      <br />
      {missing > 0 ? (
        <span className={classes.short}>
          {t('insurance.screens.selection.not_covered_part', { amount: shortMoney(missing) })}
        </span>
      ) : (
        <span className={classes.quiet}>{t('insurance.screens.selection.full_value')}</span>
      )}
    </>
  );
};

const Covered = ({ offer, peril }: { offer: Offer; peril: Peril }) => {
  const { t } = useTranslation();
  const isCovered = peril === 'war' ? offer.covers_war : perilsOf[offer.condition].includes(peril);
  return (
    <span className={classes.covered} data-not={!isCovered || undefined}>
      {isCovered ? <CheckIcon size={14} className={classes.yes ?? ''} /> : <CloseIcon size={14} />}
      {t(`insurance.screens.selection.${isCovered ? 'covered' : 'not_covered'}`)}
    </span>
  );
};

const OfferCard = (props: OfferProps) => {
  const { t } = useTranslation();
  const { quote, offer } = props;
  return (
    <Card>
      <OfferHead {...props} />
      <Facts
        facts={[
          [t('insurance.screens.selection.pays_at_most'), <Limit key="limit" quote={quote} offer={offer} />],
          [t('insurance.screens.selection.you_bear'), money(offer.deductible)],
          ...perils.map(
            (peril) =>
              [t(`insurance.screens.perils.${peril}`), <Covered key={peril} offer={offer} peril={peril} />] as const,
          ),
        ]}
      />
    </Card>
  );
};
