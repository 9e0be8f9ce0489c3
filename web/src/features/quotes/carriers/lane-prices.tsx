import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { lanePrices } from '../quotes.api.ts';
import classes from './lane-prices.module.css';

/** What the account paid for its last loads on this lane, and to whom; nothing on a lane it never booked. */
export const LanePrices = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data } = useQuery(lanePrices(loadId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('quotes.lane_prices.title')}>
      <ul className={classes.prices}>
        {data.items.map(({ load_id, carrier, price, pickup_date, weight_lb }) => (
          <li key={load_id}>
            <CarrierBadge scac={carrier.scac} name={carrier.short_name} size="small" />
            <span className={classes.words}>
              <b>{carrier.short_name}</b>
              <small>
                <DateText iso={pickup_date} />, {number(weight_lb, 0)} lb
              </small>
            </span>
            <Money dollars={price} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
