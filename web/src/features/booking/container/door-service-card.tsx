import { chassisProviders, deliveryTypes } from '@portal/contract/drayage/moves.ts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { OptionCard, OptionName, OptionText } from '../../../ui/fields/option-card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { deliveryExplained, deliveryName } from '../../drayage/delivery-name.ts';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayageParts } from './form/drayage-context.ts';
import { usePickedPlace } from './use-picked-place.ts';

/** What happens at the door, and whose chassis the container stands on for how long. */
export const DoorServiceCard = () => {
  const { t } = useTranslation();
  return (
    <Card title={t('drayage.book.door_service.title')}>
      <div className={classes.rows}>
        <DeliveryChoice />
        <Chassis />
      </div>
    </Card>
  );
};

const DeliveryChoice = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('delivery_type', 'direction');
  const { set } = useBookDrayage();
  const name = useId();
  return (
    <div className={classes.deliveries} role="radiogroup" aria-label={t('drayage.book.door_service.label')}>
      {deliveryTypes.map((type) => (
        <OptionCard
          key={type}
          name={name}
          value={type}
          checked={form.delivery_type === type}
          onChoose={() => set({ delivery_type: type })}
        >
          <OptionName>{t(deliveryName(form.direction, type))}</OptionName>
          <OptionText>{t(deliveryExplained(form.direction, type))}</OptionText>
        </OptionCard>
      ))}
    </div>
  );
};

const Chassis = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('chassis_provider', 'chassis_days', 'chassis_split');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const place = usePickedPlace();
  const included = place?.chassis_days_included ?? null;
  const atRamp = place?.kind === 'rail_ramp';
  return (
    <div className={classes.chassis}>
      <SelectField
        label={t('drayage.book.door_service.chassis_provider')}
        options={chassisProviders.map((value) => ({ value, label: t(`drayage.chassis_providers.${value}`) }))}
        value={form.chassis_provider}
        onChange={(chassis_provider) => set({ chassis_provider })}
        error={faultOf('chassis_provider')}
      />
      <NumberField
        label={t('drayage.book.door_service.chassis_days')}
        value={form.chassis_days}
        onChange={(chassis_days) => set({ chassis_days })}
        digits={0}
        maxLength={2}
        unit={t('drayage.book.door_service.days')}
        hint={included === null ? undefined : t('drayage.notes.chassis_days', { count: included })}
        error={faultOf('chassis_days')}
      />
      {atRamp && (
        <div className={classes.split}>
          <Checkbox
            label={t('drayage.book.door_service.split')}
            checked={form.chassis_split}
            onChange={(chassis_split) => set({ chassis_split })}
          />
          <p className={classes.hint}>{t('drayage.notes.chassis_split')}</p>
        </div>
      )}
    </div>
  );
};
