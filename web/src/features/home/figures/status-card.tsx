import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { statusFigures } from '../home.api.ts';
import type { FigureProps } from './figure-props.ts';
import { RowShapes } from './row-shapes.tsx';
import { statusView } from './status-view.tsx';

const height = { desk: 164, phone: 276 };

/** Where the loads of the last three months stand, whatever period the other figures have. */
export const StatusCard = ({ subject, about }: Pick<FigureProps, 'about' | 'subject'>) => {
  const { t } = useTranslation();
  const figures = useQuery(statusFigures(subject));
  return (
    <ChartCard
      name="status"
      title={t('home.screen.status.title')}
      figures={figures}
      view={(data) => statusView(data, subject, t)}
      about={about}
      height={height}
      isTable
      shape={<RowShapes rows={6} bar />}
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
