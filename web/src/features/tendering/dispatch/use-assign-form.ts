import { AssignTruck } from '@portal/contract/tendering/assign-truck.ts';
import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { useAssignTruck } from './dispatch.api.ts';

/** In the list of carriers: none of them. */
export const noCarrier = 'none';

export type AssignValues = {
  /** A carrier's id as text, or `none` for a trucker who is no carrier of ours. */
  carrier_id: string;
  trucker_name: string;
  driver_name: string;
  driver_phone: string;
  truck_number: string;
  trailer_number: string;
  pro_number: string;
  cost: number | null;
  note: string;
};

const isTrucker = ({ carrier_id }: AssignValues): boolean => carrier_id === noCarrier;

const inputOf = ({ carrier_id, pro_number, cost, ...form }: AssignValues, load: WaitingLoad) => ({
  ...form,
  trucker_name: carrier_id === noCarrier ? form.trucker_name : '',
  carrier_id: carrier_id === noCarrier ? load.carrier.id : Number(carrier_id),
  ...(pro_number.trim() && { pro_number: pro_number.trim() }),
  cost: cost ?? undefined,
});

const check = (form: AssignValues, load: WaitingLoad): Faults => ({
  ...schemaFaults(AssignTruck, inputOf(form, load)),
  ...(isTrucker(form) &&
    !form.trucker_name.trim() && { trucker_name: { phrase: 'tendering.dispatch.assign.trucker_missing' } }),
});

/** The truck that was found, as it is typed: the quoted carrier at its quoted cost to begin with. */
export const useAssignForm = (load: WaitingLoad, onSent: () => void) => {
  const assign = useAssignTruck(load.load_id);
  return useCheckedForm<AssignValues, unknown>({
    initial: {
      carrier_id: String(load.carrier.id),
      trucker_name: '',
      driver_name: '',
      driver_phone: '',
      truck_number: '',
      trailer_number: '',
      pro_number: '',
      cost: load.cost,
      note: '',
    },
    check: (form) => check(form, load),
    send: (form) => assign.mutateAsync(AssignTruck.parse(inputOf(form, load))),
    onSent,
  });
};
export type AssignFormState = ReturnType<typeof useAssignForm>;
