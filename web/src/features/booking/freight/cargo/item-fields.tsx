import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { DimensionField } from '../../../../ui/fields/dimension-field.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { CommodityField } from '../../../commodities/commodity-field.tsx';
import { handlingUnitOptions } from '../../../commodities/handling-unit-options.ts';
import { asksForClass } from '../form/quote-request.ts';
import { useBookLoad, useQuoteRequest } from '../form/book-load-context.ts';
import classes from './cargo-card.module.css';
import { ClassField } from './class-field.tsx';
import { withSavedItemAt } from './edit-items.ts';
import { unitsOf } from '../form/load-form.ts';
import { useItem } from './use-item.ts';

/** Count, unit, size, weight and commodity of one item, and its class where carriers price by it. */
export const ItemFields = ({ itemKey }: { itemKey: string }) => (
  <>
    <UnitFields itemKey={itemKey} />
    <MeasureFields itemKey={itemKey} />
    <KindFields itemKey={itemKey} />
  </>
);

const UnitFields = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, changeItem, faultOf } = row;
  return (
    <>
      <div className={classes.count}>
        <NumberField
          label={t('loads.book.cargo.count')}
          value={item.handling_unit_count}
          onChange={(handling_unit_count) => changeItem({ handling_unit_count })}
          digits={0}
          maxLength={5}
          error={faultOf('handling_unit_count')}
          required
        />
      </div>
      <div className={classes.unit}>
        <SelectField
          label={t('loads.book.cargo.unit')}
          options={handlingUnitOptions(t)}
          value={item.handling_unit}
          onChange={(handling_unit) => changeItem({ handling_unit })}
        />
      </div>
    </>
  );
};

const MeasureFields = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, units, changeItem, faultOf } = row;
  // The class follows from the dimensions where it has no field of its own, so its fault is shown here.
  const sizeError =
    !asksForClass(quoteRequest) && faultOf('freight_class') && t('loads.book.errors.dimensions_missing');
  return (
    <>
      <div className={classes.dimensions}>
        <DimensionField
          label={t('loads.book.cargo.dimensions')}
          value={item}
          onChange={({ length, width, height }) => changeItem({ length, width, height })}
          unit={unitsOf[units].dimension}
          error={faultOf('length') ?? faultOf('width') ?? faultOf('height') ?? (sizeError || undefined)}
        />
      </div>
      <div className={classes.weight}>
        <NumberField
          label={t('loads.book.cargo.weight')}
          value={item.weight}
          onChange={(weight) => changeItem({ weight })}
          unit={unitsOf[units].weight}
          maxLength={10}
          error={faultOf('weight')}
          required
        />
      </div>
    </>
  );
};

const KindFields = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  const { change } = useBookLoad();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, changeItem, faultOf } = row;
  return (
    <>
      <div className={classes.commodity}>
        <CommodityField
          label={t('loads.book.cargo.commodity')}
          text={item.commodity}
          onText={(commodity) => changeItem({ commodity })}
          onPick={(saved) => change((form) => withSavedItemAt(form, itemKey, saved), `line_items.${row.index}`)}
          placeholder={t('loads.book.cargo.commodity_placeholder')}
          error={faultOf('commodity')}
        />
      </div>
      {asksForClass(quoteRequest) && (
        <div className={classes.class}>
          <ClassField itemKey={itemKey} />
        </div>
      )}
    </>
  );
};
