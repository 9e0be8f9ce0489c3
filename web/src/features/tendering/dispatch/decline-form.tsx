import { DeclineLoad } from '@portal/contract/tendering/assign-truck.ts';
import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { type ReasonWithoutTruck, reasonsWithoutTruck } from '@portal/contract/tendering/reasons-without-truck.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { SecondLine } from '../../../ui/lists/two-lines.tsx';
import { useDeclineLoad } from './dispatch.api.ts';
import { DecisionForm } from './decision-form.tsx';

type DeclineValues = { reason: ReasonWithoutTruck | ''; note: string };

const useDeclineForm = (load: WaitingLoad, onSent: () => void) => {
  const decline = useDeclineLoad(load.load_id);
  return useCheckedForm<DeclineValues, unknown>({
    initial: { reason: '', note: '' },
    check: (form) =>
      form.reason === '' ? { reason: { phrase: 'http.errors.required' } } : schemaFaults(DeclineLoad, form),
    send: (form) => decline.mutateAsync(DeclineLoad.parse(form)),
    onSent,
  });
};

/** Declines a waiting load, with the reason why no truck was found. */
export const DeclineForm = ({ load, onDone }: { load: WaitingLoad; onDone: () => void }) => {
  const { t } = useTranslation();
  const form = useDeclineForm(load, () => {
    notify.success(t('tendering.dispatch.decline.done', { load: load.load_id }));
    onDone();
  });
  return (
    <DecisionForm form={form} kind="danger" send={t('tendering.dispatch.decline.send')}>
      <p>
        <SecondLine>{t('tendering.dispatch.decline.text')}</SecondLine>
      </p>
      <SelectField
        label={t('tendering.dispatch.decline.reason')}
        placeholder={t('tendering.dispatch.decline.reason_placeholder')}
        required
        options={reasonsWithoutTruck.map((value) => ({ value, label: t(`loads.page.reasons.${value}`) }))}
        {...form.field('reason')}
      />
      <TextAreaField
        label={t('tendering.dispatch.decline.note')}
        hint={t('tendering.dispatch.decline.note_hint')}
        required={form.values.reason === 'OTHER'}
        maxLength={500}
        {...form.field('note')}
      />
    </DecisionForm>
  );
};
