import { type AttentionKind, attentionKinds } from '@portal/contract/statistics/attention-kinds.ts';
import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { type CSSProperties, useDeferredValue, useState } from 'react';
import { isPhone } from '../../../platform/screen-width.ts';
import { useIsPainted } from '../../../platform/use-is-painted.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Button, LinkButton } from '../../../ui/primitives/button.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/primitives/skeleton.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { type Attention, attentionQuery, statusFigures, usualRows } from '../home.api.ts';
import classes from './attention.module.css';
import { AttentionRow } from './attention-row.tsx';
import { CheckedText } from './checked-text.tsx';
import { useNow } from './use-now.ts';
import { useRestingOrder } from './use-resting-order.ts';

const allRows = 100;
/** How often texts such as "in 48 min" are looked at again. */
const textsMs = 20_000;
const panel = 'attention-rows';

type AttentionCardProps = {
  account_id: number | undefined;
  /** Which kinds stand first among the tabs; the rest follows in its own order. */
  first?: readonly AttentionKind[];
  /** Which of the tabs is open at first. */
  usual?: AttentionKind | 'all';
  /** Whether rows name their account. */
  showsAccount?: boolean;
  /** How many rows it has before all are shown. */
  fewRows?: number;
};

/** The queue of jobs, what is due soonest first; tabs narrow it to a kind. */
export const AttentionCard = ({ account_id, first = [], usual = 'all', ...rows }: AttentionCardProps) => {
  const { showsAccount = false, fewRows = usualRows } = rows;
  const { t } = useTranslation();
  const [kind, setKind] = useState<AttentionKind | 'all'>(usual);
  const [isLong, setLong] = useState(false);
  // Trucks stand by how long they have been looked for, which needs all of them.
  const limit = isLong || kind === 'truck_pending' ? allRows : fewRows;
  const figures = useQuery(
    attentionQuery({
      ...(kind !== 'all' && { kind }),
      ...(account_id && { account_id }),
      skip: 0,
      limit,
    }),
  );
  // In slices, so that taps are answered while the rows are made.
  const data = useDeferredValue(figures.data);
  return (
    <section className={classes.card} aria-labelledby="attention-title">
      <div className={classes.head}>
        <h2 id="attention-title">{t('home.screen.attention.title')}</h2>
        <span className={classes.order}>{t('home.screen.attention.order')}</span>
      </div>
      {(data || !figures.error) && (
        <KindTabs
          figures={data}
          first={first}
          kind={kind}
          onKind={(next) => {
            setKind(next);
            setLong(false);
          }}
        />
      )}
      <div
        id={panel}
        role="tabpanel"
        {...(data ? { 'aria-labelledby': `${panel}-${kind}` } : { 'aria-label': t('home.screen.attention.title') })}
        className={classes.panel}
        style={{ '--rows': fewRows } as CSSProperties}
      >
        <Content {...{ figures, data, account_id, kind, isLong, showsAccount, fewRows }} />
      </div>
      {(!data || data.items.length > 0) && (
        <div className={classes.foot}>
          {data && (isLong || data.total > fewRows) && (
            <Button kind="link" onClick={() => setLong(!isLong)}>
              {isLong
                ? t('home.screen.attention.show_fewer')
                : t(`home.screen.attention.${data.total > allRows ? 'show_first' : 'show_all'}`, {
                    count: Math.min(data.total, allRows),
                  })}
            </Button>
          )}
          {data && <CheckedText at={figures.dataUpdatedAt} />}
        </div>
      )}
    </section>
  );
};

type KindTabsProps = {
  figures: Attention | undefined;
  first: readonly AttentionKind[];
  kind: AttentionKind | 'all';
  onKind: (kind: AttentionKind | 'all') => void;
};

/** All, and the kinds there are any of, each with its count; absent where nothing waits. */
const KindTabs = ({ figures, first, kind, onKind }: KindTabsProps) => {
  const { t } = useTranslation();
  const { counts, capped = [] } = figures ?? {};
  // Tabs measure themselves, for which the whole screen would be laid out once more.
  const isPainted = useIsPainted(counts !== undefined);
  const all = counts && attentionKinds.reduce((sum, one) => sum + counts[one], 0);
  if (all === 0) return null;
  if (!counts || !isPainted) {
    return (
      <div className={classes.tabs}>
        <div className={classes.tabsShape}>
          <Skeleton width={200} />
        </div>
      </div>
    );
  }
  const kinds = [...first, ...attentionKinds.filter((one) => !first.includes(one))];
  const shown = kinds.filter((one) => one === kind || counts[one] > 0);
  return (
    <div className={classes.tabs}>
      <Tabs
        label={t('home.screen.attention.title')}
        panel={panel}
        value={kind}
        onChange={onKind}
        tabs={[
          { value: 'all' as const, label: t('home.screen.attention.all'), count: all, isCapped: capped.length > 0 },
          ...shown.map((one) => ({
            value: one,
            label: t(`home.screen.attention.tabs.${one}`),
            count: counts[one],
            isCapped: capped.includes(one),
          })),
        ]}
      />
    </div>
  );
};

type ContentProps = {
  figures: ReturnType<typeof useQuery<Attention>>;
  data: Attention | undefined;
  account_id: number | undefined;
  kind: AttentionKind | 'all';
  isLong: boolean;
  showsAccount: boolean;
  fewRows: number;
};

/** Jobs as they come, soonest first; trucks by the longest wait. */
const inOrder = (items: readonly AttentionItem[], kind: AttentionKind | 'all'): readonly AttentionItem[] =>
  kind === 'truck_pending'
    ? items.toSorted((one, other) => (one.waiting_since ?? '').localeCompare(other.waiting_since ?? ''))
    : items;

const Content = ({ figures, data, account_id, kind, isLong, showsAccount, fewRows }: ContentProps) => {
  const { error, refetch, isFetching } = figures;
  const { t } = useTranslation();
  if (data && data.items.length > 0) {
    const items = inOrder(data.items, kind);
    return <Rows items={isLong ? items : items.slice(0, fewRows)} showsAccount={showsAccount} />;
  }
  if (data && kind !== 'all') return <EmptyState icon={CheckIcon}>{t('home.screen.attention.empty_kind')}</EmptyState>;
  if (data) return <NothingWaits account_id={account_id} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  if (isPhone()) return <SkeletonRows rows={fewRows} columns="20px 1fr 80px" rowHeight={57} />;
  return <SkeletonRows rows={fewRows} columns="20px 150px 1.4fr 1fr 90px 80px" />;
};

const Rows = ({ items, showsAccount }: { items: readonly AttentionItem[]; showsAccount: boolean }) => {
  const now = useNow(textsMs);
  const { ordered, isNew, holders } = useRestingOrder(items);
  return (
    <ul className={classes.rows} {...holders}>
      {ordered.map((item) => (
        <AttentionRow key={item.key} item={item} now={now} isNew={isNew(item)} showsAccount={showsAccount} />
      ))}
    </ul>
  );
};

/** A free queue says what is on its way. */
const NothingWaits = ({ account_id }: { account_id: number | undefined }) => {
  const { t } = useTranslation();
  const { data } = useQuery(statusFigures({ ...(account_id && { account_id }) }));
  const count = data?.items.find(({ group }) => group === 'in_transit')?.loads ?? 0;
  const onTheirWay = linkOptions({
    to: '/my-loads',
    search: { group: 'in_transit', ...(account_id && { account_id }) },
  });
  return (
    <EmptyState
      icon={CheckIcon}
      action={count > 0 && <LinkButton {...onTheirWay}>{t('home.screen.attention.open_in_transit')}</LinkButton>}
    >
      {count === 0
        ? t('home.screen.attention.empty_all')
        : t('home.screen.attention.empty', { count, shown: number(count, 0) })}
    </EmptyState>
  );
};
