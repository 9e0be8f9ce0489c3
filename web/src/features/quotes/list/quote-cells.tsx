import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, number } from '../../../platform/words/format.ts';
import { DateText } from '../../../ui/primitives/date-text.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { useCarrierAlerts } from '../carriers/carrier-alerts.ts';
import { marginOf } from '../markup/margin.ts';
import { percent } from '../../../platform/words/format.ts';
import classes from './quote-list.module.css';

type CellProps = { quote: CarrierQuote };

export const ArrivesCell = ({ quote }: CellProps) => {
  const { t } = useTranslation();
  return (
    <span role="cell" className={classes.arrives}>
      <span className={classes.first}>{t('quotes.list.days', { count: quote.transit_days })}</span>
      <span className={classes.second}>
        <DateText iso={quote.estimated_delivery} />
      </span>
    </span>
  );
};

export const OnTimeCell = ({ quote: { carrier, performance } }: CellProps) => {
  const { t } = useTranslation();
  const alert = useCarrierAlerts(carrier.id)
    .map(({ kind, text }) => `${t(`quotes.list.alert_kinds.${kind}`)}: ${text}`)
    .join(' · ');
  const isKnown = performance.on_time_percent !== null;
  return (
    <span role="cell" className={classes.on_time}>
      <span className={classes.first}>
        {isKnown ? percent(performance.on_time_percent ?? 0) : '–'}
        {alert && (
          <span className={classes.alertMark} role="img" aria-label={alert} title={alert}>
            <AlertIcon size={13} />
          </span>
        )}
      </span>
      <span className={classes.second}>
        {isKnown ? t('quotes.list.loads', { count: performance.loads }) : t('quotes.list.no_loads')}
      </span>
    </span>
  );
};

const minute = 60_000;
const hour = 3_600_000;

const timeLeft = (ms: number): [key: PhraseKey, values: { count: number }] =>
  ms >= hour
    ? ['quotes.modes.hours', { count: Math.floor(ms / hour) }]
    : ['quotes.modes.minutes', { count: Math.max(1, Math.floor(ms / minute)) }];

/** How long a quote is valid: business days, or the hours left on its last day. */
export const GoodForCell = ({ quote, expired, now }: CellProps & { expired: boolean; now: number }) => {
  const { t } = useTranslation();
  const count = quote.expires_in_business_days;
  if (expired) {
    return (
      <span role="cell" className={classes.good_for}>
        <span className={classes.gone}>{t('quotes.list.expired')}</span>
      </span>
    );
  }
  return (
    <span role="cell" className={classes.good_for}>
      <span className={classes.first}>
        {count > 0 ? t('quotes.list.days', { count }) : t(...timeLeft(Date.parse(quote.expiration_date) - now))}
      </span>
      <span className={classes.second}>
        {count > 0 ? t('quotes.list.business', { count }) : t('quotes.modes.left')}
      </span>
    </span>
  );
};

/** For the operator: cost and margin. */
export const MarginCell = ({ quote: { price, cost } }: CellProps) => {
  const { t } = useTranslation();
  if (cost === undefined) return null;
  const margin = marginOf(price, cost);
  return (
    <span role="cell" className={classes.margin}>
      <span className={classes.first}>{money(cost)}</span>
      <span className={classes.second}>
        {t('quotes.list.margin_amount', { amount: money(margin.dollars), percent: number(margin.percent, 1) })}
      </span>
    </span>
  );
};

type PriceCellProps = CellProps & { lowest: number; open: boolean; onToggle: () => void; detailsId: string };

/** The price, its difference to the cheapest, and the toggle of its price lines. */
export const PriceCell = ({ quote, lowest, open, onToggle, detailsId }: PriceCellProps) => {
  const { t } = useTranslation();
  const above = quote.price - lowest;
  const difference = above === 0 ? t('quotes.list.lowest') : `${above > 0 ? '+' : ''}${money(above)}`;
  const Chevron = open ? ChevronUpIcon : ChevronDownIcon;
  return (
    <span role="cell" className={classes.price}>
      <Money dollars={quote.price} size="row" />
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={detailsId}
        aria-label={t('quotes.list.lines_of', { carrier: quote.carrier.name, difference })}
        onClick={onToggle}
      >
        {difference}
        <Chevron size={12} />
      </button>
    </span>
  );
};
