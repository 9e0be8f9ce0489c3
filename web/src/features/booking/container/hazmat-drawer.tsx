import { hazardClassOf } from '@portal/contract/commodities/hazmat.ts';
import type { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { useInitialFaultFocus } from '../../../platform/forms/form-focus.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { handlingUnitOptions } from '../../commodities/handling-unit-options.ts';
import { HazmatFields } from '../../commodities/hazmat/hazmat-fields.tsx';
import { emptyHazmat, type HazmatForm } from '../../commodities/hazmat/hazmat-form.ts';
import { describedHazmat, type DrayageForm } from '../../drayage/form/drayage-form.ts';
import classes from './book-drayage.module.css';
import { containerHazmatAdvice, isReportableContainer } from './form/container-hazmat.ts';
import { useBookDrayage, useDrayageFaults, useDrayageForm, useDrayageParts } from './form/drayage-context.ts';

/** The form with another description; the container's class follows that of the material. */
const withHazmat = (form: DrayageForm, edit: Partial<HazmatForm>): DrayageForm => {
  const hazmat = { ...(describedHazmat(form) ?? emptyHazmat()), ...edit };
  return {
    ...form,
    hazmat,
    hazmat_type: hazmat.class_division ? hazardClassOf(hazmat.class_division) : form.hazmat_type,
  };
};

/** The full description of a hazardous material. It changes the form at once, so nothing is saved here. */
export const HazmatDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { set } = useBookDrayage();
  const remove = () => {
    set({ hazmat: null, packaging_unit: null, packaging_unit_count: null });
    onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('drayage.book.cargo.description')}
      footer={
        <>
          <Button onClick={remove}>{t('drayage.book.cargo.remove_description')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('loads.book.item.done')}
          </Button>
        </>
      }
    >
      <Description />
    </Drawer>
  );
};

const Description = () => {
  const form = useDrayageForm();
  const { change } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const fields = useInitialFaultFocus();
  return (
    <div ref={fields} className={classes.hazmatFields}>
      <HazmatFields
        hazmat={describedHazmat(form) ?? emptyHazmat()}
        edit={(edit) => change((current) => withHazmat(current, edit), 'hazmat', 'hazmat_type')}
        faultOf={(field) => faultOf(`hazmat.${field}`)}
        isReportable={isReportableContainer(form)}
        advice={containerHazmatAdvice(form)}
      />
      <Packages />
    </div>
  );
};

const none = 'none';

/** The packages within; a container itself is none. */
const Packages = () => {
  const { t } = useTranslation();
  const form = useDrayageParts('packaging_unit', 'packaging_unit_count');
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  return (
    <div className={classes.pair}>
      <NumberField
        label={t('loads.book.item.packaging_count')}
        hint={t('drayage.book.cargo.packages_hint')}
        value={form.packaging_unit_count}
        onChange={(packaging_unit_count) => set({ packaging_unit_count })}
        digits={0}
        maxLength={7}
        error={faultOf('packaging_unit_count')}
        required
      />
      <SelectField<HandlingUnit | typeof none>
        label={t('loads.book.item.packaging_unit')}
        options={[
          { value: none, label: t('loads.book.item.packaging_none') },
          ...handlingUnitOptions(t, 2).filter(({ value }) => value !== 'CNT'),
        ]}
        value={form.packaging_unit ?? none}
        onChange={(unit) => set({ packaging_unit: unit === none ? null : unit })}
        error={faultOf('packaging_unit')}
        required
      />
    </div>
  );
};
