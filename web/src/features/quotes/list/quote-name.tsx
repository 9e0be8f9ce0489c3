import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ModeIcon } from '../../equipment/mode-icon.tsx';
import { AlertIcon } from '../../../ui/icons/status-icons.tsx';
import { useCarrierAlerts } from '../carriers/carrier-alerts.ts';
import classes from './quote-list.module.css';
import type { QuoteTag, Upgrade } from './quote-order.ts';
import { useQuoteWords } from './quote-words.ts';

type QuoteNameProps = {
  quote: CarrierQuote;
  tags: readonly QuoteTag[];
  /** The list has several modes: each row shows its own. */
  several: boolean;
  /** Beside the cheapest offer of the same carrier. */
  upgrade: Upgrade | null;
  /** What the routing guide says of it. */
  why: string | null;
};

/** The carrier with its tags and its service. */
export const QuoteName = ({ quote, tags, several, upgrade, why }: QuoteNameProps) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  const alerts = useCarrierAlerts(quote.carrier.id);
  return (
    <span role="cell" className={classes.carrier}>
      <span className={classes.nameLine}>
        <span className={classes.name} title={quote.carrier.name}>
          {quote.carrier.name}
        </span>
        {tags.map((tag) => (
          <span key={tag} className={classes.tag} data-tag={tag}>
            {t(`quotes.list.${tag}`)}
          </span>
        ))}
      </span>
      <span className={classes.second} data-kept={quote.truck_type !== null || several || undefined}>
        {several && <ModeIcon mode={quote.mode} size={14} className={classes.modeIcon ?? ''} />}
        {words.offer(quote, several)}
      </span>
      {upgrade && <span className={classes.upgrade}>{words.upgrade(upgrade)}</span>}
      {why && <span className={classes.upgrade}>{why}</span>}
      {alerts.map(({ id, kind, text }) => (
        <span key={id} className={classes.alert}>
          <AlertIcon size={12} />
          <span>
            <b className={classes.alertKind}>{t(`quotes.list.alert_kinds.${kind}`)}</b> {text}
          </span>
        </span>
      ))}
    </span>
  );
};
