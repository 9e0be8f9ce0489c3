import type { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { useInitialFaultFocus } from '../../../../platform/forms/form-focus.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Drawer } from '../../../../ui/overlays/drawer.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { handlingUnitOptions } from '../../../commodities/handling-unit-options.ts';
import { HazmatFields } from '../../../commodities/hazmat/hazmat-fields.tsx';
import type { HazmatForm } from '../../../commodities/hazmat/hazmat-form.ts';
import { NmfcField } from '../../../commodities/nmfc-field.tsx';
import { isReportableItem } from '../form/hazmat-faults.ts';
import { asksForClass } from '../form/quote-request.ts';
import { useBookLoad, useQuoteRequest } from '../form/book-load-context.ts';
import { ClassField } from './class-field.tsx';
import { CustomsFields } from './customs-fields.tsx';
import { withHazmatItem } from './edit-items.ts';
import classes from './item-drawer.module.css';
import { useItem } from './use-item.ts';

type ItemDrawerProps = { itemKey: string; onClose: () => void };

/** The details of an item that its row has no room for. They change the form at once, so nothing is saved here. */
export const ItemDrawer = ({ itemKey, onClose }: ItemDrawerProps) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  if (!row) return null;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('loads.book.item.title', { number: row.index + 1 })}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('loads.book.item.done')}
        </Button>
      }
    >
      <ItemDetails itemKey={itemKey} />
    </Drawer>
  );
};

const ItemDetails = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const quoteRequest = useQuoteRequest();
  const { change } = useBookLoad();
  const fields = useInitialFaultFocus();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, changeItem, faultOf } = row;
  return (
    <div ref={fields} className={classes.fields}>
      <NmfcField
        text={item.nmfc_number}
        onText={(nmfc_number) => changeItem({ nmfc_number })}
        onPick={changeItem}
        error={faultOf('nmfc_number')}
      />
      {!asksForClass(quoteRequest) && <ClassField itemKey={itemKey} />}
      <Packaging itemKey={itemKey} />
      <Checkbox
        label={t('loads.book.item.stackable')}
        checked={item.stackable}
        onChange={(stackable) => changeItem({ stackable })}
      />
      <Checkbox
        label={t('loads.book.item.hazardous')}
        checked={item.hazmat !== null}
        onChange={(on) => change((form) => withHazmatItem(form, itemKey, on), 'hazmat')}
      />
      {item.hazmat && <ItemHazmat itemKey={itemKey} hazmat={item.hazmat} />}
      <CustomsFields itemKey={itemKey} />
    </div>
  );
};

const ItemHazmat = ({ itemKey, hazmat }: { itemKey: string; hazmat: HazmatForm }) => {
  const row = useItem(itemKey);
  if (!row) return null;
  return (
    <HazmatFields
      hazmat={hazmat}
      edit={(change) => row.changeItem({ hazmat: { ...hazmat, ...change } })}
      faultOf={(field) => row.faultOf(`hazmat.${field}`)}
      isReportable={isReportableItem(row.item, row.units)}
      advice={row.hazmatAdvice}
    />
  );
};

const none = 'none';

const Packaging = ({ itemKey }: { itemKey: string }) => {
  const { t } = useTranslation();
  const row = useItem(itemKey);
  if (!row) return null;
  const { item, changeItem, faultOf } = row;
  return (
    <div className={classes.pair}>
      <NumberField
        label={t('loads.book.item.packaging_count')}
        value={item.packaging_unit_count}
        onChange={(packaging_unit_count) => changeItem({ packaging_unit_count })}
        digits={0}
        error={faultOf('packaging_unit_count')}
        required={item.hazmat !== null}
      />
      <SelectField<(typeof handlingUnits)[number] | typeof none>
        label={t('loads.book.item.packaging_unit')}
        options={[{ value: none, label: t('loads.book.item.packaging_none') }, ...handlingUnitOptions(t, 2)]}
        value={item.packaging_unit ?? none}
        onChange={(unit) => changeItem({ packaging_unit: unit === none ? null : unit })}
        error={faultOf('packaging_unit')}
        required={item.hazmat !== null}
      />
    </div>
  );
};
