import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { carrierFigures } from '../home.api.ts';
import { carrierView } from './carrier-view.tsx';
import type { FigureProps } from './figure-props.ts';
import { RowShapes } from './row-shapes.tsx';

const height = { desk: 412, phone: 515 };

/** Carriers by their loads. */
export const CarrierCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="carriers"
      title={t('home.screen.carriers.title')}
      figures={useQuery(carrierFigures(props.query))}
      view={(data) => carrierView(data, props, t)}
      about={props.about}
      height={height}
      isTable
      shape={<RowShapes rows={12} />}
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
