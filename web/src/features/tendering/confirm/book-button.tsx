import { isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
import { useId, useRef, useState } from 'react';
import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { insuredPrice } from '../../quotes/choice/chosen-price.tsx';
import type { BookingStepProps } from '../book/booking-form-props.ts';
import classes from './confirm-step.module.css';

type BookButtonProps = BookingStepProps & { isWaiting: boolean; onBook: () => void };

/** The terms and the button that books. It stays, with the focus on it, while the carrier is asked. */
export const BookButton = ({ load, quote, gone, offer, answer, isWaiting, onBook }: BookButtonProps) => {
  const { t } = useTranslation();
  const [isAccepted, setAccepted] = useState(answer !== null);
  const [isMissed, setMissed] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  const missing = useId();
  const accept = (accepted: boolean) => {
    setAccepted(accepted);
    if (accepted) setMissed(false);
  };
  const book = () => {
    if (isAccepted) return onBook();
    setMissed(true);
    terms.current?.querySelector('input')?.focus();
  };
  const isAnswered = quote.booked_with === 'carrier';
  return (
    <>
      <div ref={terms}>
        <Checkbox
          label={t('tendering.confirm.terms')}
          checked={isAccepted}
          onChange={accept}
          disabled={isWaiting}
          aria-invalid={isMissed || undefined}
          aria-describedby={isMissed ? missing : undefined}
        />
        {isMissed && (
          <p id={missing} className={classes.missing}>
            {t('tendering.confirm.terms_missing')}
          </p>
        )}
      </div>
      <Button
        kind="primary"
        size="main"
        fullWidth
        pending={isWaiting}
        pendingLabel={isAnswered && t('tendering.waiting.button', { carrier: quote.carrier.short_name })}
        disabledReason={!isWaiting && gone}
        onClick={book}
      >
        {isBilledByCarrier(load.freight_terms)
          ? t('tendering.confirm.book_estimate', { price: money(quote.price) })
          : t('tendering.confirm.book', { price: money(insuredPrice(quote, offer?.total ?? null)) })}
      </Button>
    </>
  );
};
