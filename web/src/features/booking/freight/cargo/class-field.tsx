import { freightClasses, type FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useItem } from './use-item.ts';

const byDensity = 'density';

/** The freight class of an item; without one, its density decides. */
export const ClassField = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, changeItem, faultOf } = row;
  return (
    <SelectField<FreightClass | typeof byDensity>
      label={t('loads.book.cargo.class')}
      options={[
        { value: byDensity, label: t('loads.book.cargo.class_none') },
        ...freightClasses.map((value) => ({ value, label: value })),
      ]}
      value={item.freight_class ?? byDensity}
      onChange={(chosen) => changeItem({ freight_class: chosen === byDensity ? null : chosen })}
      error={faultOf('freight_class')}
    />
  );
};
