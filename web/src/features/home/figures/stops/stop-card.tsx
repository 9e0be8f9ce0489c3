import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { ChartCard } from '../../../../ui/charts/chart-card.tsx';
import { stopFigures } from '../../home.api.ts';
import type { FigureProps } from '../figure-props.ts';
import classes from '../figures.module.css';
import { MapShape } from './map-shape.tsx';
import { RowShapes } from '../row-shapes.tsx';
import { stopView } from './stop-view.tsx';

const height = { desk: 440, phone: 670 };

/** Stops on a map, with the lists it is drawn from. */
export const StopCard = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <ChartCard
      name="stops"
      title={t('home.screen.stops.title')}
      figures={useQuery(stopFigures(props.query))}
      view={(data) => stopView(data, props, t)}
      about={props.about}
      height={height}
      isTable
      shape={
        <div className={classes.mapAndLists}>
          <MapShape />
          <div className={classes.stopLists}>
            <RowShapes rows={12} />
            <RowShapes rows={12} />
          </div>
        </div>
      }
      failure={t('home.screen.figures.failed_loads')}
    />
  );
};
