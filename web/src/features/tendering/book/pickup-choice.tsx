import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RadioCard } from '../../../ui/fields/checkbox.tsx';
import classes from './load-tendering-page.module.css';

type PickupChoiceProps = { pickup: boolean; onChange: (pickup: boolean) => void };

/** Who schedules the pickup: the carrier or the shipper. */
export const PickupChoice = ({ pickup, onChange }: PickupChoiceProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Card title={t('tendering.notes.pickup_title')}>
      <div className={classes.two} role="radiogroup" aria-label={t('tendering.notes.pickup_title')}>
        <RadioCard name={name} checked={pickup} onChoose={() => onChange(true)}>
          {t('tendering.notes.carrier_schedules')}
        </RadioCard>
        <RadioCard name={name} checked={!pickup} onChoose={() => onChange(false)}>
          {t('tendering.notes.shipper_schedules')}
        </RadioCard>
      </div>
    </Card>
  );
};
