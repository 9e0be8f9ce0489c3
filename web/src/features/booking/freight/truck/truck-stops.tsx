import { useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { ownCountry, useMe } from '../../../../platform/session/current-user.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { useBookLoad, useLoadParts } from '../form/book-load-context.ts';
import { withStop, withStopMoved } from '../stops/edit-stops.ts';
import { emptyStop } from '../form/load-form.ts';
import { useFocusOnNewRow } from '../../../../platform/forms/form-focus.ts';
import { TruckStop } from './truck-stop.tsx';
import classes from './truck-stops.module.css';

/** The most stops a load may have, pickup and delivery included. */
const mostStops = 20;

/** The stops in between in driving order; they are moved by dragging or with buttons. */
export const TruckStops = () => {
  const { t } = useTranslation();
  const form = useLoadParts('stops');
  const me = useMe();
  const { change } = useBookLoad();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const between = form.stops.slice(1, -1);
  useFocusOnNewRow(list, between.length);
  const move = (key: string, to: number) => {
    change(
      (current) =>
        withStopMoved(
          current,
          current.stops.findIndex((stop) => stop.key === key),
          to,
        ),
      'stops',
    );
    setAnnouncement(t('loads.book.truck.stops.moved', { number: to + 1 }));
  };
  return (
    <Card title={t('loads.book.truck.stops.title')} aside={between.length === 0 && t('loads.book.truck.stops.none')}>
      <ol ref={list} className={classes.stops}>
        {between.map((stop, index) => (
          <TruckStop
            key={stop.key}
            index={index + 1}
            isDragged={dragged === stop.key}
            onDrag={setDragged}
            onEnter={() => dragged && dragged !== stop.key && move(dragged, index + 1)}
            onMove={(to) => move(stop.key, to)}
          />
        ))}
      </ol>
      {form.stops.length < mostStops && (
        <Button
          kind="link"
          size="small"
          icon={<PlusIcon size={16} />}
          onClick={() => change((current) => withStop(current, emptyStop('delivery', ownCountry(me))), 'stops')}
        >
          {t('loads.book.truck.stops.add')}
        </Button>
      )}
      <p className={classes.announcement} role="status">
        {announcement}
      </p>
    </Card>
  );
};
