import { useTranslation } from '../../platform/words/use-translation.ts';
import { DownloadButton } from './figures/download-button.tsx';
import { FigureCards } from './figures/figure-cards.tsx';
import type { FigureProps } from './figures/figure-props.ts';
import classes from './home.module.css';
import { PeriodSwitch } from './period-switch.tsx';

const shownPeriods = ['3', '6', '11', 'all'] as const;

/** A shipper's figures over a period of choice. */
export const ShipperFigures = (props: FigureProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.figures}>
        <h2>{t('home.screen.figures.title')}</h2>
        <div className={classes.period}>
          <PeriodSwitch periods={shownPeriods} value={props.period} onChange={props.onPeriod} />
        </div>
        <DownloadButton {...props} />
      </div>
      <FigureCards {...props} />
    </>
  );
};
