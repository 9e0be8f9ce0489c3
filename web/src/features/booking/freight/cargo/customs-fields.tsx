import { countryName } from '@portal/contract/commodities/country-name.ts';
import type { CountryOfOrigin } from '@portal/contract/commodities/customs.ts';
import { countryCodes } from '@portal/contract/commodities/data/countries.ts';
import { lineValue, valuedUnits } from '@portal/contract/commodities/goods-value.ts';
import { dollars } from '@portal/contract/values/money.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { money } from '../../../../platform/words/format.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import classes from './item-drawer.module.css';
import { type ItemForm, unitsOf } from '../form/load-form.ts';
import { useItem } from './use-item.ts';

const noCountry = 'none';

/** Listed first: most freight comes from these. */
const neighbours: readonly CountryOfOrigin[] = ['US', 'MX', 'CA'];

const countryOptions = (language: Language) => {
  const named = (value: CountryOfOrigin) => ({ value, label: countryName(value, language) });
  const others = countryCodes.filter((code) => !neighbours.includes(code)).map(named);
  return [...neighbours.map(named), ...others.toSorted((a, b) => a.label.localeCompare(b.label, language))];
};

/** The unit that the unit value is the value of. */
const unitOf = (item: ItemForm) =>
  item.packaging_unit && item.packaging_unit_count ? item.packaging_unit : item.handling_unit;

/** The customs fields of a line of the booking form, with what the line is worth. */
export const CustomsFields = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, units, changeItem, faultOf } = row;
  const total = lineValue(item);
  const isMany = (valuedUnits(item) ?? 1) > 1;
  return (
    <CustomsInputs
      item={item}
      unit={unitOf(item)}
      hint={isMany && total !== null ? t('loads.book.item.line_value', { amount: money(dollars(total)) }) : undefined}
      change={changeItem}
      faultOf={faultOf}
    >
      <NumberField
        label={t('loads.book.item.net_weight')}
        value={item.net_weight}
        onChange={(net_weight) => changeItem({ net_weight })}
        unit={unitsOf[units].weight}
        digits={2}
        hint={t('loads.book.item.net_weight_hint')}
        error={faultOf('net_weight')}
      />
    </CustomsInputs>
  );
};

type Customs = Pick<ItemForm, 'unit_value' | 'hs_code' | 'country_of_origin'>;
type CustomsInputsProps = {
  item: Customs;
  unit: ItemForm['handling_unit'];
  hint?: string | undefined;
  change: (change: Partial<Customs>) => void;
  faultOf: (field: string) => string | undefined;
  /** What only a line of a load has. */
  children?: ReactNode;
};

/** What customs need to know of goods that cross a border. */
export const CustomsInputs = ({ item, unit, hint, change, faultOf, children }: CustomsInputsProps) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  return (
    <fieldset className={classes.customs}>
      <legend className={classes.legend}>{t('loads.book.item.customs')}</legend>
      <p className={classes.hint}>{t('loads.book.item.customs_hint')}</p>
      <div className={classes.pair}>
        <NumberField
          label={t('loads.book.item.unit_value', {
            unit: t(`commodities.handling_units.${unit}`, { count: 1 }),
          })}
          value={item.unit_value}
          onChange={(unit_value) => change({ unit_value })}
          unit="USD"
          digits={2}
          maxLength={13}
          hint={hint}
          error={faultOf('unit_value')}
        />
        <TextField
          label={t('loads.book.item.hs_code')}
          value={item.hs_code}
          onChange={(hs_code) => change({ hs_code })}
          placeholder="8471.30.0100"
          inputMode="decimal"
          maxLength={13}
          error={faultOf('hs_code')}
        />
      </div>
      <SelectField<CountryOfOrigin | typeof noCountry>
        label={t('loads.book.item.origin')}
        options={[{ value: noCountry, label: t('loads.book.item.packaging_none') }, ...countries]}
        value={item.country_of_origin ?? noCountry}
        onChange={(code) => change({ country_of_origin: code === noCountry ? null : code })}
        error={faultOf('country_of_origin')}
      />
      {children}
    </fieldset>
  );
};
