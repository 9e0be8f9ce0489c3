import { convertTemperature } from '@portal/contract/equipment/degrees.ts';
import type { TemperatureUnit } from '@portal/contract/equipment/temperature.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { FieldBox } from '../../../../ui/fields/field.tsx';
import { NumberInput } from '../../../../ui/fields/number-input.tsx';
import { useNumberQuestion } from '../../../../ui/fields/number-question.tsx';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import type { TemperatureForm } from '../form/load-form.ts';
import { useItem } from '../cargo/use-item.ts';
import classes from './item-temperature.module.css';

// With two decimals in Celsius, a temperature converted there and back is the typed one again.
const steps = { C: 100, F: 10 };

const inUnit = (degrees: number | null, from: TemperatureUnit, to: TemperatureUnit): number | null =>
  degrees === null ? null : Math.round(convertTemperature(degrees, from, to) * steps[to]) / steps[to];

/** The temperature range of an item. Changing the unit converts the typed values. */
export const ItemTemperature = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  const { onDoubt, question } = useNumberQuestion<'min' | 'max'>((end, degrees) =>
    row?.changeItem({ temperature: { ...row.item.temperature, [end]: degrees } }),
  );
  if (!row) return null;
  const { item, index, changeItem, faultUnder } = row;
  const { temperature } = item;
  const error = faultUnder('temperature');
  const change = (edit: Partial<TemperatureForm>) => changeItem({ temperature: { ...temperature, ...edit } });
  const degrees = (end: 'min' | 'max', label: string) => (
    <NumberInput
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={temperature[end]}
      onChange={(typed) => change({ [end]: typed })}
      onDoubt={onDoubt(end)}
      signed
      maxLength={6}
    />
  );
  return (
    <div className={classes.row}>
      <span className={classes.label}>{t('loads.book.truck.temperature.label')}</span>
      <div className={classes.range}>
        <FieldBox invalid={Boolean(error)}>
          {degrees('min', t('loads.book.truck.temperature.from', { number: index + 1 }))}
          <span className={classes.to} aria-hidden="true">
            {t('loads.book.truck.temperature.to_word')}
          </span>
          {degrees('max', t('loads.book.truck.temperature.to', { number: index + 1 }))}
        </FieldBox>
      </div>
      <Segmented<TemperatureUnit>
        label={t('loads.book.truck.temperature.unit')}
        options={[
          { value: 'F', label: t('loads.book.truck.temperature.fahrenheit') },
          { value: 'C', label: t('loads.book.truck.temperature.celsius') },
        ]}
        value={temperature.unit}
        onChange={(unit) =>
          change({
            min: inUnit(temperature.min, temperature.unit, unit),
            max: inUnit(temperature.max, temperature.unit, unit),
            unit,
          })
        }
      />
      {question}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
};
