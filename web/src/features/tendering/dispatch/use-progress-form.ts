import { isGateEvent } from '@portal/contract/tracking/event-places.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import type { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import { isTrouble, troubleTypes } from '@portal/contract/tracking/event-kinds.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { today } from '../../../platform/words/today.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useReportProgress } from './dispatch.api.ts';
import { likelyNext, stopOf, withPaper } from './progress-options.ts';

const bytesAtMost = 4 * 1024 * 1024;

export type ProgressValues = {
  type: CarrierEventType;
  date: string;
  time: string;
  /** Of a report from the gate: one container's number, or `all`. */
  container_number: string;
  city: string;
  state: string;
  eta: string;
  reason_code: string;
  note: string;
  pod: File | null;
};

/** Events with a note. */
export const typesWithNote: readonly CarrierEventType[] = [...troubleTypes, 'OTHER'];

const placeOf = (type: CarrierEventType, load: LoadDetails) => {
  const stop = stopOf(type, load);
  return { city: stop?.city ?? '', state: stop?.state ?? '' };
};

const inputOf = ({ type, date, time, container_number, eta, reason_code, note, pod, ...form }: ProgressValues) => ({
  ...form,
  type,
  occurred_at: `${date}T${time}:00`,
  container_number: isGateEvent(type) && container_number !== 'all' ? container_number : '',
  note: typesWithNote.includes(type) ? note : '',
  reason_code: isTrouble(type) ? reason_code : '',
  ...(eta && !withPaper.includes(type) && { eta }),
  ...(pod && withPaper.includes(type) && { pod }),
});

const check = (form: ProgressValues): Faults => {
  const missing: Faults = {
    ...(!form.date && { date: { phrase: 'tendering.dispatch.progress.date_missing' } }),
    ...(!form.time && { time: { phrase: 'tendering.dispatch.progress.time_missing' } }),
    ...(form.pod && form.pod.size > bytesAtMost && { pod: { phrase: 'tendering.dispatch.progress.pod_too_large' } }),
  };
  return Object.keys(missing).length > 0 ? missing : schemaFaults(ReportProgress, inputOf(form));
};

const emptyReport = { time: '', container_number: 'all', eta: '', reason_code: '', note: '', pod: null };

/** The form of a progress report; it starts with the event that is likely next. */
export const useProgressForm = (load: LoadDetails, onSent: (type: CarrierEventType) => void) => {
  const report = useReportProgress(load.id);
  const type = likelyNext(load);
  const form = useCheckedForm<ProgressValues, CarrierEventType>({
    initial: { ...emptyReport, type, date: today(), ...placeOf(type, load) },
    check,
    send: async (values) => {
      await report.mutateAsync(ReportProgress.parse(inputOf(values)));
      return values.type;
    },
    onSent,
  });
  const chooseType = (chosen: CarrierEventType) => form.change({ type: chosen, ...placeOf(chosen, load) });
  return { ...form, chooseType };
};
export type ProgressFormState = ReturnType<typeof useProgressForm>;
