import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { accessorialFigures } from '../home.api.ts';
import { accessorialView } from './accessorial-view.tsx';
import type { FigureProps } from './figure-props.ts';
import { RowShapes } from './row-shapes.tsx';

const height = 200;

/** What accessorials cost. */
export const AccessorialCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="accessorials"
      title={t('home.screen.accessorials.title')}
      figures={useQuery(accessorialFigures(props.query))}
      view={(data) => accessorialView(data, props, t)}
      about={props.about}
      height={height}
      isTable
      shape={<RowShapes rows={5} />}
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
