import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { FormEvent } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useFormFaults } from '../../../platform/forms/use-form-faults.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card, TwinCard } from '../../../ui/primitives/card.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { BorderCard } from '../../places/border-card.tsx';
import type { BookingStepProps } from './booking-form-props.ts';
import { BookingPrice } from './booking-price.tsx';
import classes from './load-tendering-page.module.css';
import { PickupChoice } from './pickup-choice.tsx';
import { ReferencesCard } from './references-card.tsx';
import { StopFields } from './stop-fields.tsx';
import type { TenderFormState } from './use-tender-form.ts';

type StopsStepProps = BookingStepProps & { form: TenderFormState; onDone: () => void };

/** Place, contact and hours of each stop, references and notes. */
export const StopsStep = ({ load, quote, search, change, gone, offer, form, onDone }: StopsStepProps) => {
  const { t } = useTranslation();
  const { root, edit, values } = form;
  const faults = useFormFaults(form.control);
  const summary = missingSummary(faults, load);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(() => gone || onDone());
  };
  return (
    <form ref={root} className={classes.columns} onSubmit={submit} noValidate>
      <div className={classes.main}>
        {summary && <Callout kind="danger">{t(`tendering.stops.missing.${summary}`)}</Callout>}
        <TwinCard>
          {values.stops.map((stop, index) => (
            <StopFields
              key={stop.id}
              load={load}
              index={index}
              stop={stop}
              faultOf={(field) => faults.faultOf(`stops.${index}.${field}`)}
              onChange={(changed) => edit((current) => ({ ...current, stops: current.stops.with(index, changed) }))}
            />
          ))}
        </TwinCard>
        {values.border && (
          <BorderCard
            stops={load.stops}
            isInTransit={load.in_transit}
            isRequired
            border={values.border}
            faultOf={faults.faultOf}
            onChange={(border) => edit((current) => ({ ...current, border }))}
          />
        )}
        <ReferencesCard
          references={values.references}
          faultOf={(index) => faults.faultOf(`references.${index}.value`)}
          onChange={(references) => edit((current) => ({ ...current, references }))}
        />
        <NotesCard
          notes={values.portal_notes}
          onChange={(portal_notes) => edit((current) => ({ ...current, portal_notes }))}
        />
        <PickupChoice pickup={search.pickup ?? true} onChange={(pickup) => change({ pickup })} />
      </div>
      <div className={classes.side}>
        <BookingPrice quote={quote} insurance={offer?.total ?? null} load={load}>
          <Button kind="primary" size="main" fullWidth type="submit" disabledReason={gone}>
            {t('tendering.booking.continue')}
          </Button>
        </BookingPrice>
      </div>
    </form>
  );
};

const NotesCard = ({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) => {
  const { t } = useTranslation();
  return (
    <Card title={t('tendering.notes.title')}>
      <TextAreaField
        label={t('tendering.notes.label')}
        hideLabel
        hint={t('tendering.notes.hint')}
        maxLength={2000}
        value={notes}
        onChange={onChange}
      />
    </Card>
  );
};

const borderFields = [
  'border.port',
  'border.second_port',
  'border.broker.name',
  'border.broker.phone',
  'border.broker.email',
];

/** The phrase that summarises what is missing; null if every stop is complete. */
const missingSummary = ({ faultOf, count }: ReturnType<typeof useFormFaults>, load: LoadDetails) => {
  const lacks = (index: number) => faultOf(`stops.${index}.name`) || faultOf(`stops.${index}.address`);
  if (lacks(0)) return 'pickup_location';
  if (lacks(load.stops.length - 1)) return 'delivery_location';
  const isAtBorder = borderFields.filter((field) => faultOf(field)).length;
  if (isAtBorder > 0 && isAtBorder === count) return 'border';
  return count > 0 ? 'shipping_info' : null;
};
