import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useIsNear } from '../../platform/use-is-near.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { AlertIcon } from '../icons/status-icons.tsx';
import { Button } from '../primitives/button.tsx';
import { Skeleton } from '../primitives/skeleton.tsx';
import classes from './chart-card.module.css';
import { ChartMenu } from './chart-menu.tsx';
import type { ChartTable } from './chart-table.ts';
import { ChartTableView } from './chart-table-view.tsx';
import { useChartChoice } from './use-chart-choice.ts';

/** What is known of the figures a card shows. */
export type Figures<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isPlaceholderData' | 'isFetching'> & {
  refetch: () => unknown;
};

/** What a card says of its figures. */
export type ChartView = {
  /** The whole in a few words, at the right of the title. */
  note: ReactNode;
  /** What stands in the chart's place where there is nothing to show. */
  nothing?: ReactNode;
  table: () => ChartTable;
  chart: () => ReactNode;
};

type ChartCardProps<T> = {
  /** Under which its choice of chart or table is remembered. */
  name: string;
  title: string;
  figures: Figures<T>;
  view: (data: T) => ChartView;
  /** Grey shapes of the chart's own form and height, until there are figures. */
  shape: ReactNode;
  /** What did not load, and what is not affected by that. */
  failure: string;
  /** What the picture says beneath its title: period and account. */
  about: string;
  /** Whether the chart is a table of its own, with words and numbers in it. */
  isTable?: boolean;
  /** Pixels kept free while loading, empty and failing; on a phone, where lines wrap and rows are higher, others. */
  height: number | { desk: number; phone: number };
};

/** A figure in a card: chart or table, loading, empty and failing, each in the same place. */
export const ChartCard = <T,>({ name, title, figures, view, about, height, ...rest }: ChartCardProps<T>) => {
  const [choice, choose] = useChartChoice(name);
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  const { error, isPlaceholderData } = figures;
  // In slices: several charts have their figures at the same moment, and taps are answered in between.
  const data = useDeferredValue(figures.data);
  // Most cards stand below what is in view: drawing them all at once would hold up the first ones.
  const isNear = useIsNear(body, '50%');
  const shown = data === undefined || !isNear ? undefined : view(data);
  const note = shown ? !shown.nothing && shown.note : isNear && !error && <Skeleton width={140} />;
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading} className={classes.title}>
          {title}
        </h3>
        <div className={classes.note}>{note}</div>
        {shown && !shown.nothing && (
          <ChartMenu title={title} about={about} table={shown.table} body={body} choice={choice} choose={choose} />
        )}
      </div>
      <div ref={body} className={classes.body} style={heightOf(height)} data-stale={isPlaceholderData || undefined}>
        {isNear && <Body figures={figures} shown={shown} asTable={choice === 'table'} {...rest} />}
      </div>
    </section>
  );
};

const heightOf = (height: ChartCardProps<unknown>['height']): CSSProperties => {
  const { desk, phone } = typeof height === 'number' ? { desk: height, phone: height } : height;
  return { '--desk': `${desk}px`, '--phone': `${phone}px` } as CSSProperties;
};

type BodyProps<T> = Pick<ChartCardProps<T>, 'figures' | 'shape' | 'failure' | 'isTable'> & {
  shown: ChartView | undefined;
  asTable: boolean;
};

const Body = <T,>({ figures, shown, shape, failure, isTable, asTable }: BodyProps<T>) => {
  if (!shown) return figures.error ? <Failure figures={figures} text={failure} /> : <>{shape}</>;
  if (shown.nothing) return <div className={classes.middle}>{shown.nothing}</div>;
  if (asTable) return <ChartTableView table={shown.table()} />;
  return (
    <>
      {shown.chart()}
      {!isTable && <ChartTableView table={shown.table()} isHidden />}
    </>
  );
};

const Failure = ({ figures: { error, refetch, isFetching }, text }: { figures: Figures<unknown>; text: string }) => {
  const { t } = useTranslation();
  const id = error instanceof ApiError ? error.request_id : null;
  return (
    <div className={classes.middle} role="status">
      <AlertIcon size={24} className={classes.glyph ?? ''} />
      <p>{text}</p>
      <Button size="small" pending={isFetching} onClick={() => void refetch()}>
        {t('frame.failure.retry')}
      </Button>
      {id && <p className={classes.request}>{t('frame.failure.request', { id: id.slice(0, 8) })}</p>}
    </div>
  );
};

/** Nothing to show: an icon, one sentence with the period in it, at most one button. */
export const NoFigures = ({ icon, children, action }: { icon: ReactNode; children: ReactNode; action?: ReactNode }) => (
  <>
    <span className={classes.glyph}>{icon}</span>
    <p>{children}</p>
    {action}
  </>
);
