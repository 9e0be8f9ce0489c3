import { directions } from '@portal/contract/drayage/moves.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import classes from './book-drayage.module.css';
import { DoorColumn } from './door-column.tsx';
import { useBookDrayage, useDrayagePart } from './form/drayage-context.ts';
import { PlaceColumn } from './place-column.tsx';

/** The direction of the move, then its two ends in the order of travel. */
export const MoveCard = () => {
  const isExport = useDrayagePart('direction') === 'export';
  return (
    <>
      <DirectionChoice />
      <TwinCard>
        {isExport && <DoorColumn />}
        <PlaceColumn />
        {!isExport && <DoorColumn />}
      </TwinCard>
    </>
  );
};

const DirectionChoice = () => {
  const { t } = useTranslation();
  const direction = useDrayagePart('direction');
  const { set } = useBookDrayage();
  return (
    <div className={classes.direction}>
      <Segmented
        label={t('drayage.book.move.direction')}
        options={directions.map((value) => ({ value, label: t(`drayage.directions.${value}`) }))}
        value={direction}
        onChange={(chosen) => set({ direction: chosen })}
      />
      <p className={classes.directionNote}>{t(`drayage.book.move.${direction}`)}</p>
    </div>
  );
};
