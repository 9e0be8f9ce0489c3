import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { wholeHistory } from '../../loads/history.api.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { historyLines } from './history-lines.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import classes from './load-history.module.css';

type Choice = 'all' | 'person' | 'carrier';
const choices: readonly Choice[] = ['all', 'person', 'carrier'];

/** The whole history of a load, page by page, with a filter for people or the carrier. */
export const WholeHistory = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<Choice>('all');
  return (
    <div className={classes.whole}>
      <Segmented
        fullWidth
        label={t('loads.history.filter')}
        options={choices.map((value) => ({ value, label: t(`loads.history.sources.${value}`) }))}
        value={choice}
        onChange={setChoice}
      />
      <Pages key={choice} load={load} choice={choice} />
    </div>
  );
};

/** Moves the focus to the first new line, since the button that loads more may be gone by then. */
const useFocusOnNewLines = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    list.current?.querySelectorAll('li')[from.current]?.focus();
    from.current = null;
  }, [count]);
  const expectNewLines = () => {
    from.current = count;
  };
  return { list, expectNewLines };
};

const Pages = ({ load, choice }: { load: LoadDetails; choice: Choice }) => {
  const { t } = useTranslation();
  const history = useInfiniteQuery(wholeHistory(load.id, choice === 'all' ? undefined : choice));
  const entries = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const lines = historyLines(entries, load, t);
  const { list, expectNewLines } = useFocusOnNewLines(lines.length);
  if (history.isPending) return <Skeleton height={240} />;
  if (!history.data) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />;
  if (lines.length === 0) return <EmptyState icon={ClockIcon}>{t(`loads.history.none.${choice}`)}</EmptyState>;
  const showEarlier = () => {
    expectNewLines();
    void history.fetchNextPage();
  };
  return (
    <>
      <div ref={list}>
        <HistoryTimeline lines={lines} isMoving={load.status === 'in transit' && choice !== 'person'} />
      </div>
      {history.isFetchNextPageError && (
        <ErrorState error={history.error} onRetry={() => void history.fetchNextPage()} />
      )}
      {history.hasNextPage && !history.isFetchNextPageError && (
        <div className={classes.earlier}>
          <Button pending={history.isFetchingNextPage} onClick={showEarlier}>
            {t('loads.history.earlier')}
          </Button>
          <span className={classes.count}>
            {t('loads.history.shown', { shown: entries.length, total: history.data.pages[0]?.total })}
          </span>
        </div>
      )}
    </>
  );
};
