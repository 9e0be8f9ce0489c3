import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadHistory } from '../../features/loads/history.api.ts';
import { dateAndTime } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RefText } from '../../ui/date-text.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HistoryChange } from './history-changes.ts';
import { type HistoryLine, historyLines } from './history-lines.ts';
import classes from './load-history.module.css';

const shownOnPage = 6;

/** The newest of what happened, and everything on demand. */
export const LoadHistory = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const history = useQuery(loadHistory(load.id));
  const lines = historyLines(history.data?.items ?? [], load, t);
  const more = lines.length > shownOnPage && (
    <Button kind="link" onClick={() => setAll(true)}>
      {t('loads.page.all_events', { count: lines.length })}
    </Button>
  );
  return (
    <Card title={t('loads.page.history')} aside={more}>
      {history.isPending && <Skeleton height={120} />}
      {history.isError && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.isSuccess && <Timeline lines={lines.slice(0, shownOnPage)} moving={load.status === 'in transit'} />}
      <Drawer opened={all} onClose={() => setAll(false)} title={t('loads.page.history')}>
        <Timeline lines={lines} moving={load.status === 'in transit'} />
      </Drawer>
    </Card>
  );
};

const Timeline = ({ lines, moving }: { lines: readonly HistoryLine[]; moving: boolean }) => {
  const { t } = useTranslation();
  if (lines.length === 0) return <p className={classes.none}>{t('loads.page.no_history')}</p>;
  return (
    <ol className={classes.lines}>
      {lines.map((line, index) => {
        const [day, time] = dateAndTime(line.at, line.timezone);
        return (
          <li
            key={line.key}
            className={classes.line}
            data-tone={line.tone}
            data-now={(moving && index === 0) || undefined}
          >
            <div className={classes.top}>
              <span className={classes.title}>{line.title}</span>
              <time className={classes.time} dateTime={line.at}>
                <RefText>{day}</RefText> {time}
              </time>
            </div>
            <p className={classes.detail}>{line.detail}</p>
            {line.changes.map((change) => (
              <Change key={change.label} {...change} />
            ))}
          </li>
        );
      })}
    </ol>
  );
};

const Change = ({ label, before, after }: HistoryChange) => (
  <p className={classes.change}>
    <span className={classes.field}>{label}</span>
    <del>{before}</del>
    <ins>{after}</ins>
  </p>
);
