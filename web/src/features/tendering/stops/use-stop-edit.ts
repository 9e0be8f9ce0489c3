import { loadParts, type StopChange } from '@portal/contract/loads/load-parts.contract.ts';
import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { notify } from '../../../platform/notify.ts';
import { useFaultFocus } from '../../../platform/forms/use-fault-focus.ts';
import { changeOf, editFaults, editOf, isBooked, needsReason } from './stop-change.ts';
import type { Faults } from '../book/tender-form.ts';
import { useLoadMutation } from '../tendering.api.ts';

const nothingShown: Faults = new Map();

const useChangeStop = (load: LoadDetails, stop_id: number) =>
  useLoadMutation(load.id, (body: StopChange) => api(loadParts.changeStop, { params: { id: load.id, stop_id }, body }));

/** A stop while it is changed: what is typed, what is wrong with it once it was to be saved, and saving it. */
export const useStopEdit = (load: LoadDetails, stop: Stop, onClose: () => void) => {
  const { t } = useTranslation();
  const root = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(root);
  const [edit, setEdit] = useState(() => editOf(stop));
  const [tried, setTried] = useState(false);
  const saving = useChangeStop(load, stop.id);
  const index = load.stops.findIndex(({ id }) => id === stop.id);
  const change = changeOf(stop, edit);
  const faults = editFaults(load, index, edit);
  const reason = isBooked(load) ? edit.reason.trim() : '';
  const asksReason = needsReason(load, change);
  const save = () =>
    saving.mutate(reason ? { ...change, reason } : change, {
      onSuccess: () => {
        notify.success(t('tendering.stop_change.saved'));
        onClose();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.size > 0 || (asksReason && !reason)) focusFault();
    else if (Object.keys(change).length === 0) onClose();
    else if (!saving.isPending) save();
  };
  return {
    root,
    index,
    edit,
    setEdit,
    faults: tried ? faults : nothingShown,
    asksReason,
    reasonFault: tried && asksReason && !reason ? t('loads.errors.reason_missing') : null,
    submit,
    saving,
  };
};
