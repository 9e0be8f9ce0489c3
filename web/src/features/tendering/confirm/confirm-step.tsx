import { signsMissingOnPapers } from '@portal/contract/values/paper-text.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { money, shortMoney } from '../../../platform/words/format.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ShieldCheckIcon } from '../../../ui/icons/freight-icons.tsx';
import { QuotePriceLines } from '../../quotes/list/quote-details.tsx';
import { insuredPrice } from '../../quotes/choice/chosen-price.tsx';
import type { BookingStepProps } from '../book/booking-form-props.ts';
import { BookingPrice } from '../book/booking-price.tsx';
import { TwinCard } from '../../../ui/primitives/card.tsx';
import { ConfirmedCargo } from './confirmed-cargo.tsx';
import { ConfirmedExtras } from './confirmed-extras.tsx';
import { ConfirmedBorder, ConfirmedReferences, ConfirmedStops } from './confirmed-stops.tsx';
import classes from '../book/load-tendering-page.module.css';
import stepClasses from './confirm-step.module.css';
import { RequiredDocuments } from './required-documents.tsx';
import type { TenderForm } from '../book/tender-form.ts';
import { tenderErrorText } from '../book/tender-error.ts';
import { useSendTender } from '../book/use-send-tender.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

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
        <NotOnPapers load={load} form={form} />
        <ConfirmedStops load={load} form={form} onChange={() => toStep(undefined)} />
        <ConfirmedBorder border={form.border} load={load} />
        <ConfirmedCargo load={load} />
        <TwinCard>
          <ConfirmedExtras load={load} />
          <ConfirmedReferences form={form} pickup={search.pickup ?? true} />
        </TwinCard>
        <RequiredDocuments load={load} />
      </div>
      <div className={classes.side}>
        <BookingPrice
          quote={quote}
          insurance={offer?.total ?? null}
          lines={<QuotePriceLines load={load} quote={quote} hasTotal={false} />}
        >
          <Cover quote={quote} offer={offer} />
          <BookButton {...props} pending={sending.isPending} onBook={sending.send} />
          <Button onClick={() => toStep(undefined)}>{t('tendering.booking.to_stops')}</Button>
        </BookingPrice>
        <WhatHappensNext load={load} quote={quote} form={form} />
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

type BookButtonProps = BookingStepProps & { pending: boolean; onBook: () => void };

const BookButton = ({ quote, gone, offer, pending, onBook }: BookButtonProps) => {
  const { t } = useTranslation();
  const [accepted, setAccepted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  const missing = useId();
  const accept = (isAccepted: boolean) => {
    setAccepted(isAccepted);
    if (isAccepted) setMissed(false);
  };
  const book = () => {
    if (accepted) return onBook();
    setMissed(true);
    terms.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <div ref={terms}>
        <Checkbox
          label={t('tendering.confirm.terms')}
          checked={accepted}
          onChange={accept}
          aria-invalid={isMissed || undefined}
          aria-describedby={isMissed ? missing : undefined}
        />
        {isMissed && (
          <p id={missing} className={stepClasses.missing}>
            {t('tendering.confirm.terms_missing')}
          </p>
        )}
      </div>
      <Button kind="primary" size="main" fullWidth pending={pending} disabledReason={gone} onClick={book}>
        {t('tendering.confirm.book', { price: money(insuredPrice(quote, offer?.total ?? null)) })}
      </Button>
    </>
  );
};
