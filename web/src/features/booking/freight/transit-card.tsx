import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { number } from '../../../platform/words/format.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import classes from './transit-card.module.css';
import type { TransitOffer } from './summary/use-transit-offer.ts';

type TransitCardProps = {
  offer: TransitOffer;
  isChosen: boolean;
  fault: string | undefined;
  onChange: (isChosen: boolean) => void;
};

const hintOf = ({ miles, domestic, isOnlyWay }: TransitOffer, t: Translate): string => {
  if (isOnlyWay) return t('places.transit.only_way');
  if (miles === null || domestic === null) return t('places.transit.fees');
  return t('places.transit.hint', { miles: number(miles, 0), domestic: number(domestic, 0) });
};

/** Whether the load may go through another country, where that is shorter. */
export const TransitCard = ({ offer, isChosen, fault, onChange }: TransitCardProps) => {
  const { t } = useTranslation();
  const country = t(`places.countries.${offer.country}`);
  return (
    <Card title={t('places.transit.title')}>
      <Checkbox
        label={t('places.transit.choose', { country })}
        checked={isChosen}
        onChange={onChange}
        aria-invalid={fault ? true : undefined}
        aria-describedby="transit-hint"
      />
      <p id="transit-hint" className={fault ? classes.fault : classes.hint} aria-live="polite">
        {fault ?? hintOf(offer, t)}
      </p>
    </Card>
  );
};
