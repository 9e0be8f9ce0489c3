import { freightClasses, type FreightClass } from '@portal/contract/commodities/freight-class.ts';
import type { handlingUnits } from '@portal/contract/commodities/handling-units.ts';
import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { useQueryClient } from '@tanstack/react-query';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMemo } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DimensionField } from '../../../ui/fields/dimension-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import {
  changeSavedItem,
  removeSavedItem,
  savedItem,
  saveItem,
  savedItemsKey,
} from '../../commodities/commodities.api.ts';
import { DensityLine } from '../../commodities/density-line.tsx';
import { handlingUnitOptions } from '../../commodities/handling-unit-options.ts';
import { HazmatFields } from '../../commodities/hazmat/hazmat-fields.tsx';
import { emptyHazmat } from '../../commodities/hazmat/hazmat-form.ts';
import { NmfcField } from '../../commodities/nmfc-field.tsx';
import frame from '../../settings/settings-frame.module.css';
import { SavedDrawer } from '../../settings/saved/saved-drawer.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useVersionedForm } from '../../settings/versions/use-versioned-form.ts';
import { CustomsInputs } from '../freight/cargo/customs-fields.tsx';
import { densityOf } from '../freight/cargo/item-info.ts';
import { isReportableItem } from '../freight/form/hazmat-faults.ts';
import { type Units, unitsOf } from '../freight/form/load-form.ts';
import { fieldsOf, inputOf, lineItemFaults, type LineItemFields } from './line-item-form.ts';
import { useLineItemFieldNames } from './line-item-versions.ts';

const useLineItemForm = (saved: SavedItem | null, fields: ShownFields<LineItemFields>, onDone: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial = useMemo(() => fieldsOf(saved), [saved]);
  return useVersionedForm({
    initial,
    version: saved?.version,
    fields: keysOf(fields),
    check: lineItemFaults,
    read: async () => {
      const stored = await client.fetchQuery({ ...savedItem(saved?.id ?? 0), staleTime: 0 });
      return { values: fieldsOf(stored), version: stored.version };
    },
    send: (typed, version) =>
      saved ? changeSavedItem(saved.id, { ...inputOf(typed), version }) : saveItem(inputOf(typed)),
    onSent: ({ commodity }) => {
      notify.success(t('settings.line_items.saved', { name: commodity }));
      onDone();
    },
  });
};

type Form = ReturnType<typeof useLineItemForm>;
type FormProps = { form: Form };

/** A new saved item, or one that stands. */
export const LineItemDrawer = ({ saved, onClose }: { saved: SavedItem | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useLineItemFieldNames();
  const done = () => {
    void client.invalidateQueries({ queryKey: savedItemsKey });
    onClose();
  };
  const form = useLineItemForm(saved, fields, done);
  const { values, change } = form;
  const removal = saved && {
    text: t('settings.line_items.remove_text'),
    remove: () => removeSavedItem(saved.id),
    onRemoved: done,
  };
  return (
    <SavedDrawer
      title={saved?.commodity ?? t('settings.line_items.new')}
      form={form}
      isChanged={JSON.stringify(form.stored) !== JSON.stringify(values)}
      save={t('settings.line_items.save')}
      onClose={onClose}
      removal={removal ?? undefined}
    >
      <TheirChanges form={form} fields={fields} />
      <TextField
        label={t('commodities.file.commodity')}
        required
        maxLength={200}
        data-autofocus={saved ? undefined : true}
        {...form.field('commodity')}
      />
      <Measures form={form} />
      <ClassAndNumber form={form} />
      <Checkbox
        label={t('loads.book.item.stackable')}
        checked={values.stackable}
        onChange={(stackable) => change({ stackable })}
      />
      <Hazards form={form} />
      <CustomsInputs item={values} unit={values.handling_unit} change={change} faultOf={form.faultOf} />
    </SavedDrawer>
  );
};

const Measures = ({ form: { values, change, faultOf } }: FormProps) => {
  const { t } = useTranslation();
  const { dimension, weight } = unitsOf[values.units];
  return (
    <>
      <Segmented<Units>
        label={t('loads.book.cargo.units')}
        options={[
          { value: 'imperial', label: t('loads.book.cargo.imperial') },
          { value: 'metric', label: t('loads.book.cargo.metric') },
        ]}
        value={values.units}
        onChange={(units) => change({ units })}
      />
      <div className={frame.pair}>
        <SelectField
          label={t('commodities.file.handling_unit')}
          options={handlingUnitOptions(t)}
          value={values.handling_unit}
          onChange={(handling_unit) => change({ handling_unit })}
        />
        <Packaging form={{ values, change }} />
        <DimensionField
          label={t('settings.line_items.size')}
          value={values}
          onChange={({ length, width, height }) => change({ length, width, height })}
          unit={dimension}
          error={faultOf('length') ?? faultOf('width') ?? faultOf('height')}
        />
        <NumberField
          label={t('settings.line_items.weight')}
          value={values.weight}
          onChange={(typed) => change({ weight: typed })}
          unit={weight}
          maxLength={10}
          error={faultOf('weight')}
        />
      </div>
    </>
  );
};

const none = 'none';

const Packaging = ({ form: { values, change } }: { form: Pick<Form, 'values' | 'change'> }) => {
  const { t } = useTranslation();
  return (
    <SelectField<(typeof handlingUnits)[number] | typeof none>
      label={t('loads.book.item.packaging_unit')}
      options={[{ value: none, label: t('loads.book.item.packaging_none') }, ...handlingUnitOptions(t, 2)]}
      value={values.packaging_unit ?? none}
      onChange={(unit) => change({ packaging_unit: unit === none ? null : unit })}
    />
  );
};

const byDensity = 'density';

const ClassAndNumber = ({ form: { values, change, faultOf } }: FormProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={frame.pair}>
        <SelectField<FreightClass | typeof byDensity>
          label={t('commodities.file.freight_class')}
          options={[
            { value: byDensity, label: t('loads.book.cargo.class_none') },
            ...freightClasses.map((value) => ({ value, label: value })),
          ]}
          value={values.freight_class ?? byDensity}
          onChange={(chosen) => change({ freight_class: chosen === byDensity ? null : chosen })}
          error={faultOf('freight_class')}
        />
        <NmfcField
          text={values.nmfc_number}
          onText={(nmfc_number) => change({ nmfc_number })}
          onPick={(used) => change(used)}
          error={faultOf('nmfc_number')}
        />
      </div>
      <DensityLine
        info={densityOf(values, values.units)}
        metric={values.units === 'metric'}
        chosen={values.freight_class}
        onUse={(freight_class) => change({ freight_class })}
        itemNumber={1}
      />
    </>
  );
};

const Hazards = ({ form: { values, change, faultOf } }: FormProps) => {
  const { t } = useTranslation();
  const { hazmat } = values;
  return (
    <>
      <Checkbox
        label={t('loads.book.item.hazardous')}
        checked={hazmat !== null}
        onChange={(on) => change({ hazmat: on ? emptyHazmat() : null })}
      />
      {hazmat && (
        <HazmatFields
          hazmat={hazmat}
          edit={(part) => change({ hazmat: { ...hazmat, ...part } })}
          faultOf={(field) => faultOf(`hazmat.${field}`)}
          isReportable={isReportableItem(values, values.units)}
          advice={[]}
        />
      )}
    </>
  );
};
