import { useEffect } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { dateAndTime } from '../../../platform/words/format.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronLeftIcon } from '../../../ui/icons/navigation-icons.tsx';
import { selectionAddress } from '../../loads/addresses.ts';
import { chosenOffer, type CoverChoice, coverOf, useLoadCover } from '../../insurance/load/load-cover.ts';
import { choiceAddress } from '../../quotes/addresses.ts';
import { whyNotChoose } from '../../quotes/list/choice-refusal.ts';
import { useQuoteWords } from '../../quotes/list/quote-words.ts';
import { useNow } from '../../quotes/use-now.ts';
import type { BookingFormProps } from './booking-form-props.ts';
import { ConfirmStep } from '../confirm/confirm-step.tsx';
import classes from './load-tendering-page.module.css';
import { StopsStep } from './stops-step.tsx';
import { formOf } from './tender-form.ts';
import { TenderSteps } from './tender-steps.tsx';
import { useTenderForm } from './use-tender-form.ts';

/** The two steps of a booking; the second opens once the first is complete. */
export const BookingForm = (props: BookingFormProps) => {
  const { load, quote, search, toStep, answer } = props;
  const { t } = useTranslation();
  const form = useTenderForm(load);
  const now = useNow(30_000);
  const why = answer ? null : whyNotChoose(quote, load, now);
  const gone = why && t(why);
  const offer = chosenOffer(useLoadCover(load.id), coverOf(search));
  const confirming = answer !== null || (search.step === 'confirm' && form.isComplete);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [confirming]);
  return (
    <>
      <BookingHead
        load={load}
        quote={quote}
        cover={coverOf(search)}
        savedAt={answer ? null : form.savedAt}
        confirming={confirming}
        isWaiting={answer === 'waiting'}
      />
      {gone && (
        <div className={classes.gone}>
          <Callout action={<ToOtherPrices load={load} />}>{gone}</Callout>
        </div>
      )}
      {confirming ? (
        <ConfirmStep
          {...props}
          gone={gone}
          offer={offer}
          // What was sent is the load's own by now.
          form={answer ? formOf(load) : form.values}
          onBooked={form.forget}
        />
      ) : (
        <StopsStep {...props} gone={gone} offer={offer} form={form} onDone={() => toStep('confirm')} />
      )}
    </>
  );
};

const ToOtherPrices = ({ load }: Pick<BookingFormProps, 'load'>) => {
  const { t } = useTranslation();
  return (
    <LinkButton kind="primary" size="small" {...selectionAddress(load.id)}>
      {t('tendering.booking.choose_another')}
    </LinkButton>
  );
};

type BookingHeadProps = Pick<BookingFormProps, 'load' | 'quote'> & {
  cover: CoverChoice;
  savedAt: string | null;
  confirming: boolean;
  isWaiting: boolean;
};

const BookingHead = ({ load, quote, cover, savedAt, confirming, isWaiting }: BookingHeadProps) => {
  const { t } = useTranslation();
  const words = useQuoteWords();
  return (
    <header className={classes.head}>
      <div className={classes.headWords}>
        <h1 className={classes.title}>{t('tendering.booking.title', { load: load.id })}</h1>
        <p className={classes.with}>
          {t('tendering.booking.with', { carrier: quote.carrier.name, service: words.service(quote) })}
          {savedAt && (
            <span className={classes.saved} role="status">
              <CheckIcon size={14} />
              {t('tendering.booking.draft_saved', { time: dateAndTime(savedAt)[1] })}
            </span>
          )}
        </p>
      </div>
      <TenderSteps confirming={confirming} />
      {!isWaiting && (
        <LinkButton {...choiceAddress(load.id, quote, cover)} kind="ghost" icon={<ChevronLeftIcon size={16} />}>
          {t('tendering.booking.back')}
        </LinkButton>
      )}
    </header>
  );
};
