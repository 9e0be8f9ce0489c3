import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { shortMoney } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './stays-covered.module.css';

type StaysCoveredProps = { quote: InsuranceQuote; offer: InsuranceQuote['offers'][number] };

/** What the goods are worth, what the carrier would owe of it, and what the chosen cover pays. */
export const StaysCovered = ({ quote, offer }: StaysCoveredProps) => {
  const { t } = useTranslation();
  const { carrier_liability: liability, insured_value } = quote;
  const value = insured_value || offer.limit;
  const bars = [
    { part: 'cargo', label: t('insurance.screens.stays.cargo'), amount: value },
    ...(liability
      ? [
          {
            part: 'carrier',
            label: t('insurance.screens.stays.carrier', { carrier: liability.carrier }),
            // More than the goods are worth nobody owes.
            amount: Math.min(liability.most, value),
          },
        ]
      : []),
    { part: 'cover', label: t('insurance.screens.stays.cover'), amount: offer.limit },
  ];
  return (
    <Card title={t('insurance.screens.stays.title')}>
      <dl className={classes.bars}>
        {bars.map(({ part, label, amount }) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{shortMoney(amount)}</dd>
            <span className={classes.track} aria-hidden>
              <span data-part={part} style={{ inlineSize: `${Math.min(100, (amount / value) * 100)}%` }} />
            </span>
          </div>
        ))}
      </dl>
      <p className={classes.text}>
        {liability
          ? t('insurance.screens.stays.carrier_text', {
              carrier: liability.carrier,
              amount: shortMoney(Math.min(liability.most, value)),
            })
          : t('insurance.screens.stays.no_carrier_text')}
      </p>
    </Card>
  );
};
