import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { insuredPrice } from '../../quotes/choice/chosen-price.tsx';
import type { BookingStepProps } from './booking-form-props.ts';
import { BookingPrice } from './booking-price.tsx';
import { ConfirmedBorder, ConfirmedReferences, ConfirmedStops } from './confirmed-stops.tsx';
import classes from './load-tendering-page.module.css';
import { PriceCard } from './price-card.tsx';
import { RequiredDocuments } from './required-documents.tsx';
import type { TenderForm } from './tender-form.ts';
import { tenderErrorText } from './tender-error.ts';
import { useSendTender } from './use-send-tender.ts';

type ConfirmStepProps = BookingStepProps & { form: TenderForm; onBooked: () => Promise<void> };

/** A summary of the booking, the required documents, and the button that books. */
export const ConfirmStep = (props: ConfirmStepProps) => {
  const { t } = useTranslation();
  const { load, quote, search, toStep, form, offer } = props;
  const sending = useSendTender(props);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {sending.error && (
          <Callout kind="danger">
            <b>{t('tendering.confirm.refused')}</b>
            <br />
            {tenderErrorText(sending.error)} {t('tendering.confirm.nothing_lost')}
          </Callout>
        )}
        <ConfirmedStops load={load} form={form} />
        <ConfirmedBorder border={form.border} />
        <ConfirmedReferences form={form} pickup={search.pickup ?? true} />
        <RequiredDocuments load={load} />
        <PriceCard load={load} quote={quote} offer={offer} />
      </div>
      <div className={classes.side}>
        <BookingPrice quote={quote} insurance={offer?.total ?? null}>
          <BookButton {...props} pending={sending.isPending} onBook={sending.send} />
          <Button onClick={() => toStep(undefined)}>{t('tendering.booking.to_stops')}</Button>
        </BookingPrice>
      </div>
    </div>
  );
};

type BookButtonProps = BookingStepProps & { pending: boolean; onBook: () => void };

const BookButton = ({ quote, gone, offer, pending, onBook }: BookButtonProps) => {
  const { t } = useTranslation();
  const [accepted, setAccepted] = useState(false);
  return (
    <>
      <Checkbox label={t('tendering.confirm.terms')} checked={accepted} onChange={setAccepted} />
      <Button
        kind="primary"
        size="main"
        fullWidth
        pending={pending}
        disabledReason={gone ?? (!accepted && t('tendering.confirm.terms_missing'))}
        onClick={onBook}
      >
        {t('tendering.confirm.book', { price: money(insuredPrice(quote, offer?.total ?? null)) })}
      </Button>
    </>
  );
};
