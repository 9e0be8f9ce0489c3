import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CarrierChoice } from './carrier-choice.tsx';
import { CostField } from './cost-field.tsx';
import { DecisionForm } from './decision-form.tsx';
import classes from './dispatch.module.css';
import { type AssignFormState, useAssignForm } from './use-assign-form.ts';

type AssignFormProps = { load: WaitingLoad; onDone: () => void };

/** Who drives, with which truck, for how much. */
export const AssignForm = ({ load, onDone }: AssignFormProps) => {
  const { t } = useTranslation();
  const form = useAssignForm(load, () => {
    notify.success(t('tendering.dispatch.assign.done', { load: load.load_id }));
    onDone();
  });
  return (
    <DecisionForm form={form} kind="primary" send={t('tendering.dispatch.assign.send')}>
      <CarrierChoice load={load} form={form} />
      <TruckFields load={load} form={form} />
      <CostField price={load.price} form={form} />
      <TextAreaField
        label={t('tendering.dispatch.assign.note')}
        hint={t('tendering.dispatch.assign.note_hint')}
        rows={2}
        maxLength={1000}
        {...form.field('note')}
      />
    </DecisionForm>
  );
};

const TruckFields = ({ load, form }: { load: WaitingLoad; form: AssignFormState }) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.pair}>
        <TextField
          label={t('tendering.dispatch.assign.driver')}
          required
          maxLength={80}
          {...form.field('driver_name')}
        />
        <TextField
          label={t('tendering.dispatch.assign.phone')}
          type="tel"
          required
          maxLength={30}
          {...form.field('driver_phone')}
        />
      </div>
      <div className={classes.pair}>
        <TextField
          label={t('tendering.dispatch.assign.truck')}
          required
          maxLength={20}
          {...form.field('truck_number')}
        />
        <TextField label={t('tendering.dispatch.assign.trailer')} maxLength={20} {...form.field('trailer_number')} />
      </div>
      <TextField
        label={t('tendering.dispatch.assign.pro')}
        hint={t('tendering.dispatch.assign.pro_hint', { load: load.load_id })}
        maxLength={20}
        {...form.field('pro_number')}
      />
    </>
  );
};
