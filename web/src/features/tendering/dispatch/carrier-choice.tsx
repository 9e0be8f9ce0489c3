import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { carrierList } from '../../loads/loads.api.ts';
import { type AssignFormState, noCarrier } from './use-assign-form.ts';

/** Chooses the quoted carrier, a trucker who is no carrier, or another carrier. */
export const CarrierChoice = ({ load, form }: { load: WaitingLoad; form: AssignFormState }) => {
  const { t } = useTranslation();
  const { data } = useQuery(carrierList);
  const others = (data?.items ?? []).filter(({ id }) => id !== load.carrier.id);
  return (
    <>
      <SelectField
        label={t('tendering.dispatch.assign.carrier')}
        data-autofocus
        options={[
          {
            value: String(load.carrier.id),
            label: t('tendering.dispatch.assign.quoted', { carrier: load.carrier.name }),
          },
          { value: noCarrier, label: t('tendering.dispatch.assign.other') },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.field('carrier_id')}
      />
      {form.values.carrier_id === noCarrier && (
        <TextField
          label={t('tendering.dispatch.assign.trucker')}
          hint={t('tendering.dispatch.assign.trucker_hint', { carrier: load.carrier.name })}
          required
          maxLength={120}
          {...form.field('trucker_name')}
        />
      )}
    </>
  );
};
