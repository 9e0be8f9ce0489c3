import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { CardHead } from '../../../../ui/primitives/card.tsx';
import { StopAccess } from './stop-access.tsx';
import classes from './stop-column.module.css';
import { StopPlace } from './stop-place.tsx';
import { StopTimes } from './stop-times.tsx';
import { useStop } from './use-stop.ts';
import { useStopCompletion } from './use-stop-completion.ts';

/** The first or last stop: its place, days, hours and access. */
export const StopColumn = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { stop } = useStop(index);
  const { completion, zone } = useStopCompletion(index);
  return (
    <div className={classes.column} role="group" aria-label={t(`loads.book.stops.${stop.type}`)}>
      <CardHead
        title={
          <span className={classes.title}>
            <i className={classes.mark} data-type={stop.type} />
            {t(`loads.book.stops.${stop.type}`)}
          </span>
        }
        aside={zone}
      />
      <div className={classes.fields}>
        <StopPlace index={index} completion={completion} />
        <StopTimes index={index} />
        <StopAccess index={index} />
      </div>
    </div>
  );
};
