import { Suspense, useState } from 'react';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { lazyDialog } from '../../../platform/lazy-part.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { coverOf } from '../../insurance/load/load-cover.ts';
import type { BookingStepProps } from '../book/booking-form-props.ts';
import { bodyOf, type TenderForm } from '../book/tender-form.ts';
import { tenderErrorText } from '../book/tender-error.ts';

const AskApproval = lazyDialog(async () => (await import('../../approvals/ask/ask-approval.tsx')).AskApproval);

type ApprovalNeededProps = Pick<BookingStepProps, 'load' | 'quote' | 'search'> & {
  form: TenderForm;
  refusal: ApiError;
  onBooked: () => Promise<void>;
};

/** A booking that rules want approved: what they ask, and the press that asks for it. */
export const ApprovalNeeded = ({ load, quote, search, form, refusal, onBooked }: ApprovalNeededProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const cover = coverOf(search);
  const booking = {
    tender: bodyOf(form, quote.id),
    pickup: search.pickup ?? true,
    insurance: cover === 'insured',
    loyalty_insurance: cover === 'free',
  };
  return (
    <>
      <Callout
        action={
          <Button kind="primary" onClick={() => setOpen(true)}>
            {t('approvals.ask.press')}
          </Button>
        }
      >
        {tenderErrorText(refusal)}
      </Callout>
      <Suspense>
        {isOpen && (
          <AskApproval
            loadId={load.id}
            booking={booking}
            refusal={refusal}
            onAsked={onBooked}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
