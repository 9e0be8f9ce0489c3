import { sharedReason } from '../../loads/shared-reason.ts';
import { isGateEvent } from '@portal/contract/tracking/event-places.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isTrouble } from '@portal/contract/tracking/event-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { today } from '../../../platform/words/today.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Field, FieldBox } from '../../../ui/fields/field.tsx';
import { ClockIcon } from '../../../ui/icons/status-icons.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TimeInput } from '../../../ui/fields/time-input.tsx';
import { drayageLoad } from '../../drayage/drayage.api.ts';
import classes from './dispatch.module.css';
import { reportable, phoneReasons, withPaper } from './progress-options.ts';
import { type ProgressFormState, typesWithNote } from './use-progress-form.ts';

type FieldsProps = { form: ProgressFormState };

/** The event, its day, and its time in the zone of the place. */
export const EventFields = ({ load, form }: FieldsProps & { load: LoadDetails }) => {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('tendering.dispatch.progress.type')}
        data-autofocus
        options={reportable(load.mode).map((value) => ({ value, label: t(`loads.tracking_events.${value}`) }))}
        value={form.values.type}
        onChange={form.chooseType}
        error={form.faultOf('type')}
      />
      <div className={classes.pair}>
        <DateField label={t('tendering.dispatch.progress.date')} required max={today()} {...form.field('date')} />
        <Field
          label={t('tendering.dispatch.progress.time')}
          hint={t('tendering.dispatch.progress.clock')}
          required
          error={form.faultOf('time')}
        >
          {(control) => (
            <FieldBox icon={<ClockIcon size={16} />} invalid={form.faultOf('time') !== undefined}>
              <TimeInput {...control} value={form.values.time} onChange={(time) => form.change({ time })} />
            </FieldBox>
          )}
        </Field>
      </div>
    </>
  );
};

/** Which of several containers passed the gate: all of them, or one. */
export const ContainerField = ({ load, form }: FieldsProps & { load: LoadDetails }) => {
  const { t } = useTranslation();
  const asks = load.mode === 'drayage' && isGateEvent(form.values.type);
  const { data } = useQuery({ ...drayageLoad(load.id), enabled: asks });
  if (!asks || !data || data.container_count === 1 || data.container_numbers.length === 0) return null;
  return (
    <SelectField
      label={t('drayage.load.container')}
      options={[
        { value: 'all', label: t('drayage.clock.several.all', { count: data.container_count }) },
        ...data.container_numbers.map((value) => ({ value, label: value })),
      ]}
      {...form.field('container_number')}
    />
  );
};

export const PlaceFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.place}>
      <TextField label={t('tendering.dispatch.progress.city')} maxLength={100} {...form.field('city')} />
      <TextField label={t('tendering.dispatch.progress.state')} maxLength={40} {...form.field('state')} />
    </div>
  );
};

/** The reason, note and expected delivery, as far as the event has them. */
export const ReasonFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation();
  const { type, reason_code, note, eta } = form.values;
  return (
    <>
      {isTrouble(type) && (
        <SelectField
          label={t('tendering.dispatch.progress.reason')}
          placeholder={t('tendering.dispatch.progress.no_reason')}
          options={phoneReasons.map((value) => ({
            value,
            label: sharedReason(value),
          }))}
          value={reason_code as (typeof phoneReasons)[number] | ''}
          onChange={(reason) => form.change({ reason_code: reason })}
          error={form.faultOf('reason_code')}
        />
      )}
      {typesWithNote.includes(type) && (
        <TextAreaField
          label={t('tendering.dispatch.progress.note')}
          hint={t('tendering.dispatch.progress.note_hint')}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(text) => form.change({ note: text })}
          error={form.faultOf('note')}
        />
      )}
      {!withPaper.includes(type) && (
        <DateField
          label={t('tendering.dispatch.progress.eta')}
          hint={t('tendering.dispatch.progress.eta_hint')}
          value={eta}
          onChange={(day) => form.change({ eta: day })}
          error={form.faultOf('eta')}
        />
      )}
    </>
  );
};
