import { hazardClasses, hazardClassKey } from '@portal/contract/commodities/hazmat.ts';
import { container } from '@portal/contract/drayage/containers.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './book-drayage.module.css';
import { useBookDrayage, useDrayageFaults, useDrayagePart, useDrayageParts } from './form/drayage-context.ts';
import { HazmatDescription } from './hazmat-description.tsx';
import { WeightNote } from './weight-note.tsx';

/** The cargo, its weight, and what that weight requires. */
export const CargoCard = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('commodity', 'weight', 'container', 'temperature', 'hazmat_type');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <Card title={t('drayage.book.cargo.title')}>
      <div className={classes.rows}>
        <div className={classes.cargo}>
          <TextField
            label={t('drayage.book.cargo.commodity')}
            placeholder={t('drayage.book.cargo.commodity_placeholder')}
            value={form.commodity}
            onChange={(commodity) => set({ commodity })}
            error={faultOf('commodity')}
            maxLength={200}
            required
          />
          <NumberField
            label={t('drayage.book.cargo.weight')}
            value={form.weight}
            onChange={(weight) => set({ weight })}
            digits={0}
            unit="lb"
            maxLength={7}
            error={faultOf('weight')}
            hint={t('drayage.book.cargo.weight_each')}
            required
          />
          <HazmatType />
          {container(form.container).kind === 'reefer' && (
            <NumberField
              label={t('drayage.book.cargo.temperature')}
              value={form.temperature}
              onChange={(temperature) => set({ temperature })}
              digits={0}
              unit="°F"
              maxLength={4}
              error={faultOf('temperature.min')}
            />
          )}
        </div>
        {form.hazmat_type && <HazmatDescription />}
        <WeightNote />
      </div>
    </Card>
  );
};

const noHazmat = 'none';

const HazmatType = () => {
  const { t } = useTranslation();
  const type = useDrayagePart('hazmat_type');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <SelectField
      label={t('drayage.book.cargo.hazmat_type')}
      options={[
        { value: noHazmat, label: t('drayage.book.cargo.no_hazmat') },
        ...hazardClasses.map((value) => ({
          value,
          label: `${value} ${t(`commodities.hazard_classes.${hazardClassKey(value)}`)}`,
        })),
      ]}
      value={type || noHazmat}
      onChange={(chosen) => set({ hazmat_type: chosen === noHazmat ? '' : chosen })}
      error={faultOf('hazmat_type')}
    />
  );
};
