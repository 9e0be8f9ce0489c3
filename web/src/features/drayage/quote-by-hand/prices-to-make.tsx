import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { drayagePricesCalls } from '@portal/contract/quotes/hand-quotes.calls.ts';
import type {
  WaitingForQuote,
  drayagePrices as drayagePricesRows,
} from '@portal/contract/quotes/hand-quotes.contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { isSettled } from '../../../platform/api/is-settled.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { dateAndTime, number } from '../../../platform/words/format.ts';
import { ArrowRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { RowLink } from '../../../ui/lists/row-link.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { loadAddress, selectionAddress } from '../../loads/addresses.ts';
import classes from './prices-to-make.module.css';
import { drayageKeys } from '../drayage.keys.ts';

const drayagePrices = callsOf<typeof drayagePricesRows>(drayagePricesCalls);

const shown = 25;
const rereadMs = 15_000;

const waitingForQuote = queryOptions({
  queryKey: drayageKeys.waiting,
  queryFn: ({ signal }) => api(drayagePrices.waiting, { query: { limit: shown } }, signal),
  refetchInterval: rereadMs,
});

/**
 * For operations: loads no rate table or carrier prices, the longest waiting first. Nothing where there is none. Not a list of
 * `defineList`: it stands above one, and page and order in the address are that list's. The list below it is seen with it.
 */
export const PricesToMake = ({ children }: { children: ReactNode }) => {
  const may = mayDo(useMe(), 'get:operations-quote');
  const waiting = useQuery({ ...waitingForQuote, enabled: may });
  const { data } = waiting;
  return (
    <>
      {data && data.total > 0 && <Prices data={data} />}
      <div className={classes.below} data-held={!isSettled(waiting) || undefined}>
        {children}
      </div>
    </>
  );
};

const Prices = ({ data }: { data: { items: readonly WaitingForQuote[]; total: number } }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.prices} aria-label={t('drayage.load.by_hand.waiting', { count: data.total })}>
      <h2 className={classes.title}>{t('drayage.load.by_hand.waiting', { count: data.total })}</h2>
      <ul className={classes.list}>
        {data.items.map((load) => (
          <Row key={load.load_id} load={load} />
        ))}
      </ul>
    </section>
  );
};

const cityOf = ({ city, state }: WaitingForQuote['origin']): string => `${city}, ${state}`;

const Row = ({ load }: { load: WaitingForQuote }) => {
  const { t } = useTranslation();
  const [date, time] = dateAndTime(load.operations_since);
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <RowLink {...(load.mode === 'drayage' ? loadAddress : selectionAddress)(load.load_id)}>{load.load_id}</RowLink>
        <SecondLine>{load.account.name}</SecondLine>
      </span>
      <span className={classes.haul}>
        <span className={classes.lane}>
          {cityOf(load.origin)} <ArrowRightIcon size={14} /> {cityOf(load.destination)}
        </span>
        <SecondLine data-cell="move">
          {load.direction && load.place
            ? `${t(`drayage.directions.${load.direction}`)}, ${containerPlace(load.place)?.name ?? load.place}`
            : t(`loads.modes.${load.mode}`)}
        </SecondLine>
      </span>
      <span className={classes.cargo}>
        {load.container && load.container_count !== null && (
          <span>
            {t('drayage.load.count_of', {
              count: load.container_count,
              container: t(`drayage.containers.${load.container}`),
            })}
          </span>
        )}
        <SecondLine>{number(load.weight_lb, 0)} lb</SecondLine>
      </span>
      <span className={classes.requested}>
        <span data-cell="since">{t('drayage.load.by_hand.since', { date, time })}</span>
        <SecondLine data-cell="by">{load.requested_by}</SecondLine>
      </span>
    </li>
  );
};
