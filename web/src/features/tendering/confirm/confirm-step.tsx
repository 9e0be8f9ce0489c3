import { isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
import { signsMissingOnPapers } from '@portal/contract/values/paper-text.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { shortMoney } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { QuotePriceLines } from '../../quotes/list/quote-details.tsx';
import type { BookingStepProps } from '../book/booking-form-props.ts';
import { BookingPrice } from '../book/booking-price.tsx';
import { CarrierWait } from './carrier-wait.tsx';
import { DeclinedOffer } from './declined-offer.tsx';
import { BookButton } from './book-button.tsx';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { ConfirmedCargo } from './confirmed-cargo.tsx';
import { ConfirmedExtras } from './confirmed-extras.tsx';
import { ConfirmedBorder, ConfirmedReferences, ConfirmedStops } from './confirmed-stops.tsx';
import classes from '../book/load-tendering-page.module.css';
import stepClasses from './confirm-step.module.css';
import { RequiredDocuments } from './required-documents.tsx';
import type { TenderForm } from '../book/tender-form.ts';
import { needsApproval, tenderErrorText } from '../book/tender-error.ts';
import { useSendTender } from '../book/use-send-tender.ts';
import { ApprovalNeeded } from './approval-needed.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

const EstimateNote = lazyPart(async () => (await import('../../places/terms/estimate-note.tsx')).EstimateNote);

type ConfirmStepProps = BookingStepProps & { form: TenderForm; onBooked: () => Promise<void> };

/** A summary of the booking, the required documents, and the button that books. */
export const ConfirmStep = (props: ConfirmStepProps) => {
  const { t } = useTranslation();
  const { load, quote, search, toStep, form, offer, answer } = props;
  const { send, error, sending } = useSendTender(props);
  // Of a booking that was sent before the page opened, the answer is what a phone shows first.
  const [isSentBefore] = useState(answer !== null);
  const isWaiting = sending !== null || answer === 'waiting';
  const toStops = isWaiting || answer ? undefined : () => toStep(undefined);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {needsApproval(error) && <ApprovalNeeded {...props} refusal={error} />}
        {error && !needsApproval(error) && (
          <Callout kind="danger">
            <b>{t('tendering.confirm.refused')}</b>
            <br />
            {tenderErrorText(error)} {t('tendering.confirm.nothing_lost')}
          </Callout>
        )}
        <Suspense>{isBilledByCarrier(load.freight_terms) && <EstimateNote load={load} />}</Suspense>
        <NotOnPapers load={load} form={form} />
        <ConfirmedStops load={load} form={form} onChange={toStops} />
        <ConfirmedBorder border={form.border} load={load} />
        <ConfirmedCargo load={load} />
        <TwinCard>
          <ConfirmedExtras load={load} />
          <ConfirmedReferences form={form} pickup={search.pickup ?? true} />
        </TwinCard>
        <RequiredDocuments load={load} />
      </div>
      <div className={classes.side} data-first={isSentBefore || undefined}>
        <BookingPrice
          quote={quote}
          insurance={offer?.total ?? null}
          load={load}
          lines={<QuotePriceLines load={load} quote={quote} hasTotal={false} />}
        >
          <Cover quote={quote} offer={offer} />
          {answer === 'declined' ? (
            <DeclinedOffer {...props} />
          ) : (
            <BookButton {...props} isWaiting={isWaiting} onBook={send} />
          )}
          {isWaiting && <CarrierWait load={load} quote={quote} sending={sending} />}
          {toStops && <Button onClick={toStops}>{t('tendering.booking.to_stops')}</Button>}
        </BookingPrice>
        {answer !== 'declined' && <WhatHappensNext {...props} isWaiting={isWaiting} />}
      </div>
    </div>
  );
};

const signsNamed = 12;

/** Which of what was typed no paper can show; before it is booked it can still be written otherwise. */
const NotOnPapers = ({ load, form }: Pick<ConfirmStepProps, 'load' | 'form'>) => {
  const { t } = useTranslation();
  const signs = signsMissingOnPapers(JSON.stringify([load, form]));
  if (signs.length === 0) return null;
  const named = [...signs.slice(0, signsNamed), ...(signs.length > signsNamed ? ['…'] : [])].join(' ');
  return <Callout>{t('tendering.confirm.not_on_papers', { signs: named })}</Callout>;
};

/** What is paid for lost cargo: by the insurer, or by the carrier alone. */
const Cover = ({ quote, offer }: Pick<BookingStepProps, 'quote' | 'offer'>) => {
  const { t } = useTranslation();
  return (
    <p className={stepClasses.insurance}>
      <ShieldCheckIcon size={16} />
      {offer
        ? t('insurance.load.insured', { cover: shortMoney(offer.limit) })
        : t('tendering.confirm.no_insurance', { liability: shortMoney(quote.liability.new) })}
    </p>
  );
};
