import { useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { notify } from '../../../../platform/notify.ts';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { GripIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../../ui/icons/navigation-icons.tsx';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import { useBookLoad, useFromLoad } from '../form/book-load-context.ts';
import { withoutStop, withStopBack } from '../stops/edit-stops.ts';
import type { StopForm } from '../form/load-form.ts';
import { StopAccess } from '../stops/stop-access.tsx';
import { StopPlace } from '../stops/stop-place.tsx';
import { StopTimes } from '../stops/stop-times.tsx';
import { useStop } from '../stops/use-stop.ts';
import { useStopCompletion } from '../stops/use-stop-completion.ts';
import classes from './truck-stops.module.css';

type TruckStopProps = {
  /** Its index among all stops of the load. */
  index: number;
  isDragged: boolean;
  onDrag: (key: string | null) => void;
  /** Another stop is dragged over this one. */
  onEnter: () => void;
  onMove: (to: number) => void;
};

/** One stop in between: pickup or delivery, place, times, and its position in the order. */
export const TruckStop = ({ index, isDragged, onDrag, onEnter, onMove }: TruckStopProps) => {
  const { t } = useTranslation();
  const { stop } = useStop(index);
  const { completion, zone } = useStopCompletion(index);
  // Only the grip starts dragging, so that text in the fields can be selected.
  const [gripped, setGripped] = useState(false);
  return (
    <li
      className={classes.stop}
      aria-label={t('loads.book.truck.stops.stop', { number: index + 1 })}
      data-dragged={isDragged || undefined}
      draggable={gripped}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(stop.key);
      }}
      onDragEnter={onEnter}
      onDragOver={(event) => event.preventDefault()}
      onDragEnd={() => {
        onDrag(null);
        setGripped(false);
      }}
    >
      <div className={classes.head}>
        <span
          className={classes.grip}
          title={t('loads.book.truck.stops.drag')}
          onPointerDown={() => setGripped(true)}
          onPointerUp={() => setGripped(false)}
        >
          <GripIcon size={16} />
        </span>
        <b className={classes.number}>{t('loads.book.truck.stops.stop', { number: index + 1 })}</b>
        <StopKind index={index} />
        <span className={classes.zone}>{zone}</span>
        <StopButtons index={index} onMove={onMove} />
      </div>
      <div className={classes.fields}>
        <StopPlace index={index} completion={completion} />
      </div>
      <div className={classes.more}>
        <StopTimes index={index} />
        <StopAccess index={index} />
      </div>
    </li>
  );
};

const StopKind = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { stop, changeStop } = useStop(index);
  return (
    <Segmented<StopForm['type']>
      label={t('loads.book.truck.stops.kind', { number: index + 1 })}
      options={(['pickup', 'delivery'] as const).map((value) => ({ value, label: t(`loads.book.stops.${value}`) }))}
      value={stop.type}
      onChange={(type) => changeStop(() => ({ type }))}
    />
  );
};

const StopButtons = ({ index, onMove }: { index: number; onMove: (to: number) => void }) => {
  const { t } = useTranslation();
  const count = useFromLoad(({ stops }) => stops.length);
  const { change } = useBookLoad();
  const { stop } = useStop(index);
  const number = index + 1;
  const remove = () => {
    change((current) => withoutStop(current, index), 'stops');
    notify.info(t('loads.book.stops.removed'), {
      label: t('loads.book.draft.undo'),
      run: () => change((current) => withStopBack(current, stop, index)),
    });
  };
  return (
    <span className={classes.buttons}>
      <IconButton
        icon={ArrowUpIcon}
        label={t('loads.book.truck.stops.up', { number })}
        disabled={index === 1}
        onClick={() => onMove(index - 1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={t('loads.book.truck.stops.down', { number })}
        disabled={index === count - 2}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon={TrashIcon} label={t('loads.book.stops.remove', { number })} onClick={remove} />
    </span>
  );
};
