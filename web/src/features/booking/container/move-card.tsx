import { directions } from '@portal/contract/drayage/moves.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import classes from './book-drayage.module.css';
import { DoorColumn } from './door-column.tsx';
import { useBookDrayage, useDrayageForm } from './form/drayage-context.ts';
import { PlaceColumn } from './place-column.tsx';

/** Which way the container goes, its port or ramp and its door: where from, then where to. */
export const MoveCard = () => {
  const form = useDrayageForm();
  const outbound = form.direction === 'export';
  return (
    <>
      <DirectionChoice />
      <TwinCard>
        {outbound && <DoorColumn />}
        <PlaceColumn />
        {!outbound && <DoorColumn />}
      </TwinCard>
    </>
  );
};

const DirectionChoice = () => {
  const { t } = useTranslation();
  const form = useDrayageForm();
  const { set } = useBookDrayage();
  return (
    <div className={classes.direction}>
      <Segmented
        label={t('drayage.book.move.direction')}
        options={directions.map((value) => ({ value, label: t(`drayage.directions.${value}`) }))}
        value={form.direction}
        onChange={(direction) => set({ direction })}
      />
      <p className={classes.directionNote}>{t(`drayage.book.move.${form.direction}`)}</p>
    </div>
  );
};
