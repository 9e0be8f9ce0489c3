import type { RefObject } from 'react';
import { loadChunk } from '../../platform/load-chunk.ts';
import { notify } from '../../platform/notify.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { DownloadIcon, RowsIcon } from '../icons/action-icons.tsx';
import { CameraIcon } from '../icons/freight-icons.tsx';
import { ChartIcon } from '../icons/status-icons.tsx';
import { ActionMenu } from '../overlays/action-menu.tsx';
import type { ChartTable } from './chart-table.ts';
import type { ChartChoice } from './use-chart-choice.ts';

type ChartMenuProps = {
  title: string;
  about: string;
  table: () => ChartTable;
  /** What the picture is taken of. */
  body: RefObject<HTMLElement | null>;
  choice: ChartChoice;
  choose: (choice: ChartChoice) => void;
};

/** What may be done with a figure: seen as a table, taken along as rows or as a picture. */
export const ChartMenu = ({ title, about, table, body, choice, choose }: ChartMenuProps) => {
  const { t } = useTranslation();
  const save = (what: 'rows' | 'picture') =>
    void loadChunk(() => import('./chart-files.ts'))
      .then((files) =>
        what === 'rows' ? files.saveRows([table()], title) : files.savePicture(body.current, title, about),
      )
      .catch(() => notify.failure(t('frame.charts.failed')));
  const other = choice === 'chart' ? 'table' : 'chart';
  return (
    <ActionMenu
      label={t('frame.charts.options', { title })}
      actions={[
        {
          label: t(`frame.charts.as_${other}`),
          icon: other === 'table' ? RowsIcon : ChartIcon,
          onSelect: () => choose(other),
        },
        { label: t('frame.charts.csv'), icon: DownloadIcon, onSelect: () => save('rows') },
        { label: t('frame.charts.png'), icon: CameraIcon, onSelect: () => save('picture') },
      ]}
    />
  );
};
