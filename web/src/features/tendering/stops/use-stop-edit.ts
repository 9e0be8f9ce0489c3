import { isCommitted } from '@portal/contract/loads/load-states.ts';
import { loadPartsCalls } from '@portal/contract/loads/load-parts.calls.ts';
import type { StopChange, loadParts as loadPartsRows } from '@portal/contract/loads/load-parts.contract.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { notify } from '../../../platform/notify.ts';
import { useFormFaults } from '../../../platform/forms/use-form-faults.ts';
import { useValidatedForm } from '../../../platform/forms/use-validated-form.ts';
import { changeOf, checkStopEdit, editOf, needsReason, type StopEdit } from './stop-change.ts';
import { useLoadMutation } from '../tendering.api.ts';

const loadParts = callsOf<typeof loadPartsRows>(loadPartsCalls);

const useChangeStop = (load: LoadDetails, stop_id: number) =>
  useLoadMutation(load.id, (body: StopChange) => api(loadParts.changeStop, { params: { id: load.id, stop_id }, body }));

/** The form of a changed stop: values, faults and saving. */
export const useStopEdit = (load: LoadDetails, stop: Stop, onClose: () => void) => {
  const { t } = useTranslation();
  const saving = useChangeStop(load, stop.id);
  const { root, control, edit, submit } = useValidatedForm<StopEdit>({
    initial: editOf(stop),
    check: (typed) => checkStopEdit(load, stop, typed),
    live: true,
  });
  // The form library types watched values as partial; the form is always whole.
  const values = useWatch({ control }) as StopEdit;
  const { faultOf } = useFormFaults(control);
  const save = (typed: StopEdit) => {
    const change = changeOf(stop, typed);
    const reason = isCommitted(load.status) ? typed.reason.trim() : '';
    if (Object.keys(change).length === 0) return onClose();
    if (saving.isPending) return;
    saving.mutate(reason ? { ...change, reason } : change, {
      onSuccess: () => {
        notify.success(t('tendering.stop_change.saved'));
        onClose();
      },
    });
  };
  return {
    root,
    index: load.stops.findIndex(({ id }) => id === stop.id),
    values,
    change: (changes: Partial<StopEdit>) => edit((current) => ({ ...current, ...changes })),
    faultOf,
    isReasonRequired: needsReason(load, changeOf(stop, values)),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submit(save);
    },
    saving,
  };
};
