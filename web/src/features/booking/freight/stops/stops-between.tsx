import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { timeOfDay } from '../../../../platform/words/format.ts';
import { notify } from '../../../../platform/notify.ts';
import { Card } from '../../../../ui/primitives/card.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { useBookLoad, useLoadFaults, useLoadParts } from '../form/book-load-context.ts';
import { withoutStop, withStopBack } from './edit-stops.ts';
import type { StopForm } from '../form/load-form.ts';
import classes from './stops-between.module.css';

/** The stops in between of a copied load, which can be removed here. */
export const StopsBetween = () => {
  const { t } = useTranslation();
  const form = useLoadParts('stops');
  const between = form.stops.slice(1, -1);
  if (between.length === 0) return null;
  return (
    <Card title={t('loads.book.stops.between')}>
      <ul>
        {between.map((stop, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have no state
          <StopLine key={index} stop={stop} index={index + 1} />
        ))}
      </ul>
    </Card>
  );
};

const placeOf = ({ name, address, city, state, zip_code }: StopForm): string =>
  [name, address, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ');

const StopLine = ({ stop, index }: { stop: StopForm; index: number }) => {
  const { t } = useTranslation();
  const { change } = useBookLoad();
  const { faultUnder } = useLoadFaults();
  const fault = faultUnder(`stops.${index}`);
  const remove = () => {
    change((form) => withoutStop(form, index), 'stops');
    notify.info(t('loads.book.stops.removed'), {
      label: t('loads.book.draft.undo'),
      run: () => change((form) => withStopBack(form, stop, index)),
    });
  };
  return (
    <li className={classes.stop}>
      <b>{t(`loads.book.stops.${stop.type}`)}</b>
      <span className={classes.place}>{placeOf(stop)}</span>
      {stop.open_time && stop.close_time && (
        <span className={classes.hours}>
          {t('loads.book.stops.hours', { from: timeOfDay(stop.open_time), to: timeOfDay(stop.close_time) })}
        </span>
      )}
      <IconButton icon={TrashIcon} label={t('loads.book.stops.remove', { number: index + 1 })} onClick={remove} />
      {fault && (
        <p className={classes.fault} data-fault tabIndex={-1}>
          {fault}
        </p>
      )}
    </li>
  );
};
