import type { Approval } from '@portal/contract/approvals/approval.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useQuery } from '@tanstack/react-query';
import { date, money, percent } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { Money } from '../../../ui/primitives/money.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadQuotes } from '../../quotes/quotes.api.ts';
import classes from './approval-page.module.css';

/** Quotes shown beside the one that was asked for. */
const mostShown = 4;

const differenceOf = (quote: CarrierQuote, asked: CarrierQuote): number =>
  (Math.round(quote.price * 100) - Math.round(asked.price * 100)) / 100;

/** The quote that was asked for first, then the cheapest, and whichever was proposed. */
const shownOf = (items: readonly CarrierQuote[], asked: CarrierQuote, proposed: number | undefined) => {
  const others = items.filter(({ id }) => id !== asked.id).toSorted((a, b) => a.price - b.price);
  const first = others.filter(({ id }, i) => i < mostShown || id === proposed);
  return [asked, ...first];
};

/** What else the load could be booked for, and by how much that differs. */
export const OtherQuotes = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(loadQuotes(approval.load_id));
  const asked = data?.items.find(({ id }) => id === approval.carrier_quote_id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={180} />;
  if (!asked) return null;
  const shown = shownOf(data.items, asked, approval.proposal?.carrier_quote_id);
  const cheapest = Math.min(...data.items.map(({ price }) => price));
  return (
    <Card
      bare
      title={t('approvals.screens.page.others')}
      aside={t('approvals.screens.page.quotes', { count: data.items.length })}
    >
      <table className={classes.quotes}>
        <thead>
          <tr>
            <th scope="col">{t('approvals.screens.list.carrier')}</th>
            <th scope="col">{t('approvals.screens.page.arrives')}</th>
            <th scope="col">{t('approvals.screens.page.on_time')}</th>
            <th scope="col" className={classes.end}>
              {t('approvals.screens.list.price')}
            </th>
            <th scope="col" className={classes.end}>
              {t('approvals.screens.page.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              asked={asked}
              isCheapest={quote.price === cheapest}
              isProposed={quote.id === approval.proposal?.carrier_quote_id}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
};

type QuoteRowProps = { quote: CarrierQuote; asked: CarrierQuote; isCheapest: boolean; isProposed: boolean };

const QuoteRow = ({ quote, asked, isCheapest, isProposed }: QuoteRowProps) => {
  const { t } = useTranslation();
  const { carrier, estimated_delivery, performance, price } = quote;
  const isAsked = quote.id === asked.id;
  const difference = differenceOf(quote, asked);
  return (
    <tr data-asked={isAsked || undefined}>
      <td>
        <span className={classes.carrier}>
          <CarrierBadge scac={carrier.scac} name={carrier.name} size="small" logoUrl={carrier.logo_url} />
          <b>{carrier.short_name}</b>
          {isAsked && (
            <span className={classes.tag} data-asked>
              {t('approvals.screens.page.asked_for')}
            </span>
          )}
          {isCheapest && <span className={classes.tag}>{t('approvals.screens.page.cheapest')}</span>}
          {isProposed && <span className={classes.tag}>{t('approvals.screens.page.proposed')}</span>}
        </span>
      </td>
      <td>
        <RefText>{date(estimated_delivery)}</RefText>
      </td>
      <td>{performance.on_time_percent === null ? '–' : percent(performance.on_time_percent)}</td>
      <td className={classes.end}>
        <b>{money(price)}</b>
      </td>
      <td className={classes.end}>
        {isAsked || difference === 0 ? (
          '–'
        ) : (
          <span className={difference < 0 ? classes.less : classes.more}>
            <Money dollars={difference} signed />
          </span>
        )}
      </td>
    </tr>
  );
};
