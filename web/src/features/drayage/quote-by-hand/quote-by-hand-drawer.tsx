import { quotesCalls } from '@portal/contract/quotes/quotes.calls.ts';
import type { quotes as quotesRows } from '@portal/contract/quotes/quotes.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { number, shortMoney } from '../../../platform/words/format.ts';
import { notify } from '../../../platform/notify.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { PriceLines } from '../../../ui/primitives/price-lines.tsx';
import { totalsOf } from './hand-quote-form.ts';
import { HandLines } from './hand-lines.tsx';
import { HandTerms } from './hand-terms.tsx';
import classes from './quote-by-hand.module.css';
import type { LoadToPrice } from './load-to-price.ts';
import { type HandQuoteState, useHandQuote } from './use-hand-quote.ts';
import { drayageKeys } from '../drayage.keys.ts';

const quotes = callsOf<typeof quotesRows>(quotesCalls);

type QuoteByHandDrawerProps = { load: LoadToPrice; onClose: () => void };

/** Operations' own quote: what was asked for, the carrier's charges line by line, until when it holds, and the price it makes. */
export const QuoteByHandDrawer = ({ load, onClose }: QuoteByHandDrawerProps) => {
  const { t } = useTranslation();
  const quote = useHandQuote(load, () => {
    notify.success(t('drayage.load.by_hand.sent', { id: load.id }));
    onClose();
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('drayage.load.by_hand.title', { id: load.id })}
      footer={
        <Button kind="primary" size="main" fullWidth pending={quote.pending} onClick={quote.submit}>
          {t('drayage.load.by_hand.send')}
        </Button>
      }
    >
      <form ref={quote.root} className={classes.form} noValidate onSubmit={(event) => event.preventDefault()}>
        {quote.failure && <Callout kind="danger">{quote.failure}</Callout>}
        <RequestedHaul load={load} />
        <HandLines quote={quote} />
        <Totals load={load} quote={quote} />
        <HandTerms quote={quote} />
      </form>
    </Drawer>
  );
};

const RequestedHaul = ({ load }: { load: LoadToPrice }) => {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className={classes.heading}>{t('drayage.load.by_hand.requested')}</h3>
      <p className={classes.lane}>{t('drayage.load.by_hand.lane', { from: load.from, to: load.to })}</p>
      <p className={classes.facts}>{load.facts.join(', ')}</p>
    </div>
  );
};

const Totals = ({ load, quote }: { load: LoadToPrice; quote: HandQuoteState }) => {
  const { t } = useTranslation();
  // The list of quotes names the markup even while it is empty.
  const { data } = useQuery({
    queryKey: drayageKeys.markup(load.id),
    queryFn: ({ signal }) => api(quotes.list, { params: { id: load.id } }, signal),
  });
  const { cost, price } = totalsOf(quote.form, data?.markup);
  return (
    <div aria-live="polite">
      <PriceLines
        lines={[{ key: 'cost', label: t('drayage.load.by_hand.cost'), amount: cost }]}
        {...(price !== null && {
          total: { label: t('drayage.load.by_hand.price'), amount: price, size: 'row' as const },
        })}
      />
      <p className={classes.facts}>
        {data?.markup
          ? t('drayage.load.by_hand.price_note', {
              percent: number(data.markup.markup_percent, 3),
              minimum: shortMoney(data.markup.markup_min),
            })
          : t('drayage.load.by_hand.price_by_markup')}
      </p>
    </div>
  );
};
