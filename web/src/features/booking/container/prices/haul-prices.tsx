import { crossesBorder } from '@portal/contract/places/border.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import type { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDebounced } from '../../../../platform/use-debounced.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { money } from '../../../../platform/words/format.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { PriceLines } from '../../../../ui/primitives/price-lines.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { haulEnds } from '../../../drayage/form/drayage-body.ts';
import { useFromDrayage } from '../form/drayage-context.ts';
import { type HaulQuery, haulPrices } from './haul-prices.api.ts';
import classes from './haul-prices.module.css';

type Rates = Received<typeof drayagePrices.rates>;

const typingMs = 500;

/** What the haul in the form would cost by the rate tables, with the crossing of a border. */
export const HaulPrices = ({ query: typed }: { query: HaulQuery }) => {
  const { t } = useTranslation();
  const title = useId();
  const query = useDebounced(JSON.stringify(typed), typingMs);
  const { data, isError, isFetching, refetch } = useQuery(haulPrices(JSON.parse(query) as HaulQuery));
  return (
    <section className={classes.prices} aria-labelledby={title} aria-busy={isFetching}>
      <h2 id={title} className={classes.title}>
        {t('drayage.book.prices.title')}
      </h2>
      {isError && (
        <p className={classes.note} role="status">
          {t('drayage.book.prices.failed')}{' '}
          <Button kind="link" size="small" onClick={() => void refetch()} pending={isFetching}>
            {t('drayage.book.prices.retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={64} />}
      {data && <Prices rates={data} />}
    </section>
  );
};

const crossingOf = ({ lines }: Rates['items'][number]): number =>
  lines.reduce((sum, { code, amount }) => (code === 'XBDR' ? sum + amount : sum), 0);

/** A line a service, with what of it the crossing is: what else the prices are made of comes with the quotes. */
const Prices = ({ rates: { items, is_before_tax } }: { rates: Rates }) => {
  const { t } = useTranslation();
  const isAcross = useFromDrayage((form) => crossesBorder(haulEnds(form)));
  const hasFee = items.some((rate) => crossingOf(rate) > 0);
  if (items.length === 0) return <p className={classes.note}>{t('drayage.book.prices.by_operations')}</p>;
  return (
    <>
      <PriceLines
        lines={items.map((rate) => ({
          key: rate.service_class,
          label: rate.label[currentLanguage()],
          note:
            crossingOf(rate) > 0 ? t('drayage.book.prices.crossing', { amount: money(crossingOf(rate)) }) : undefined,
          amount: rate.price,
        }))}
      />
      <p className={classes.note}>
        {isAcross && `${t(hasFee ? 'drayage.book.prices.with_crossing' : 'drayage.book.prices.without_crossing')} `}
        {is_before_tax && `${t('drayage.book.prices.before_tax')} `}
        {t('drayage.book.prices.note')}
      </p>
    </>
  );
};
