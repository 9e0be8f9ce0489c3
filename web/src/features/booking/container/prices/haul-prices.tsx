import { crossesBorder } from '@portal/contract/places/border.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import type { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDebounced } from '../../../../platform/use-debounced.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { PriceLines } from '../../../../ui/primitives/price-lines.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import { haulEnds } from '../../../drayage/form/drayage-body.ts';
import { useDrayageForm } from '../form/drayage-context.ts';
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
      {!data && !isError && <Skeleton height={72} />}
      {data && <Prices rates={data} />}
    </section>
  );
};

const Prices = ({ rates: { items } }: { rates: Rates }) => {
  const { t } = useTranslation();
  const isAcross = crossesBorder(haulEnds(useDrayageForm()));
  const hasFee = items.some(({ lines }) => lines.some(({ code }) => code === 'XBDR'));
  if (items.length === 0) return <p className={classes.note}>{t('drayage.book.prices.by_operations')}</p>;
  return (
    <>
      {items.map(({ service_class, label: name, lines, price }) => (
        <PriceLines
          key={service_class}
          lines={lines.map(({ code, label, note, amount }) => ({
            key: code,
            label: label[currentLanguage()],
            note: note?.[currentLanguage()],
            amount,
          }))}
          total={{ label: name[currentLanguage()], amount: price }}
        />
      ))}
      <p className={classes.note}>
        {isAcross && `${t(hasFee ? 'drayage.book.prices.with_crossing' : 'drayage.book.prices.without_crossing')} `}
        {t('drayage.book.prices.note')}
      </p>
    </>
  );
};
