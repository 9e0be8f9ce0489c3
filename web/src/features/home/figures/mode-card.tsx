import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { modeFigures, monthlyFigures } from '../home.api.ts';
import type { FigureProps } from './figure-props.ts';
import { modesBySize } from './mode-colors.ts';
import { modeView } from './mode-view.tsx';
import { RowShapes } from './row-shapes.tsx';

const height = { desk: 156, phone: 224 };

/** How the loads of the period went. */
export const ModeCard = (props: FigureProps) => {
  const { t } = useTranslation();
  const figures = useQuery(modeFigures(props.query));
  const { data: months } = useQuery(monthlyFigures(props.subject));
  return (
    <ChartCard
      name="modes"
      title={t('home.screen.modes.title')}
      figures={figures}
      view={(data) => modeView(data, modesBySize(months), props, t)}
      about={props.about}
      height={height}
      isTable
      shape={<RowShapes rows={6} />}
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
