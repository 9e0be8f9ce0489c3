import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFaultFocus } from '../../../platform/forms/use-fault-focus.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Card, TwinCard } from '../../../ui/primitives/card.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import type { BookingStepProps } from './booking-form-props.ts';
import { BookingPrice } from './booking-price.tsx';
import classes from './load-tendering-page.module.css';
import { PickupChoice } from './pickup-choice.tsx';
import { ReferencesCard } from './references-card.tsx';
import { StopFields } from './stop-fields.tsx';
import { checkForm, missingSummary, type TenderForm } from './tender-form.ts';

type StopsStepProps = BookingStepProps & {
  form: TenderForm;
  onForm: (form: TenderForm) => void;
  onDone: () => void;
};

/** Who, where and when at each stop, references and notes. */
export const StopsStep = ({ load, quote, search, change, gone, form, onForm, onDone }: StopsStepProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  const focusFault = useFaultFocus(element);
  const [tried, setTried] = useState(false);
  const faults = checkForm(form, load);
  const shown = tried ? faults : new Map();
  const summary = tried ? missingSummary(faults, load) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (gone) return;
    if (faults.size === 0) onDone();
    else focusFault();
  };
  return (
    <form ref={element} className={classes.columns} onSubmit={submit} noValidate>
      <div className={classes.main}>
        {summary && <Callout kind="danger">{t(`tendering.${summary}`)}</Callout>}
        <TwinCard>
          {form.stops.map((stop, index) => (
            <StopFields
              key={stop.id}
              load={load}
              index={index}
              stop={stop}
              faults={shown}
              onChange={(changed) => onForm({ ...form, stops: form.stops.with(index, changed) })}
            />
          ))}
        </TwinCard>
        <ReferencesCard
          references={form.references}
          faults={shown}
          onChange={(references) => onForm({ ...form, references })}
        />
        <Card title={t('tendering.notes.title')}>
          <TextAreaField
            label={t('tendering.notes.label')}
            hideLabel
            hint={t('tendering.notes.hint')}
            maxLength={2000}
            value={form.portal_notes}
            onChange={(portal_notes) => onForm({ ...form, portal_notes })}
          />
        </Card>
        <PickupChoice pickup={search.pickup ?? true} onChange={(pickup) => change({ pickup })} />
      </div>
      <div className={classes.side}>
        <BookingPrice quote={quote} insurance={search.insurance ?? false}>
          <Button kind="primary" size="main" fullWidth type="submit" disabledReason={gone}>
            {t('tendering.booking.continue')}
          </Button>
        </BookingPrice>
      </div>
    </form>
  );
};
