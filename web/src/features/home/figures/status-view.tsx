import type { StatusFigures } from '@portal/contract/statistics/figures.ts';
import { number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import type { ChartView } from '../../../ui/charts/chart-card.tsx';
import { cell } from '../../../ui/charts/chart-table.ts';
import { PartBar } from '../../../ui/charts/plain-bars.tsx';
import { StatusGlyph } from '../../../ui/status/status-glyph.tsx';
import { toneVariable } from '../../../ui/status/status-tone.ts';
import type { Subject } from '../home-search.ts';
import { loadsBehind } from './figure-links.ts';
import { Nothing } from './nothing.tsx';
import { shareText, ShareTable } from './share-table.tsx';

/** Loads by the groups their statuses are shown in. */
export const statusView = (data: StatusFigures, subject: Subject, t: Translate): ChartView => {
  const title = t('home.screen.status.title');
  const heads = [title, t('home.screen.figures.loads'), t('home.screen.figures.share')] as const;
  const most = data.items.reduce((one, other) => (other.loads > one.loads ? other : one));
  const rows = data.items.map(({ group, loads }) => ({
    key: group,
    name: t(`loads.groups.${group}`),
    value: loads,
    mark: <StatusGlyph tone={group} />,
    color: toneVariable(group, 'mark'),
    address: loadsBehind({ group }, { from: data.period.from }, subject),
  }));
  return {
    note: t('home.screen.status.note', { count: number(data.loads, 0) }),
    nothing: data.loads === 0 && <Nothing>{t('home.screen.status.empty')}</Nothing>,
    table: () => ({
      caption: title,
      rowHead: heads[0],
      columns: heads.slice(1),
      rows: rows.map((row) => ({
        ...row,
        cells: [cell(row.value, number(row.value, 0)), cell(row.value / data.loads, shareText(row.value, data.loads))],
      })),
    }),
    chart: () => (
      <>
        <PartBar
          label={t('home.screen.status.sentence', {
            shown: number(data.loads, 0),
            group: t(`loads.groups.${most.group}`),
            most: most.loads,
          })}
          parts={rows}
        />
        <ShareTable caption={title} heads={heads} whole={data.loads} rows={rows} />
      </>
    ),
  };
};
