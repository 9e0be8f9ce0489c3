import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { ReactNode } from 'react';
import { dateAndTime, money, timeOfDay, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import { comparedPrice } from './compared-price.ts';
import classes from './what-happens-next.module.css';
import type { TenderForm } from '../book/tender-form.ts';

type WhatHappensNextProps = {
  load: LoadDetails;
  quote: CarrierQuote;
  nextBest: CarrierQuote | null;
  form: TenderForm;
  /** The button was pressed: what is done already is said with its time. */
  isWaiting: boolean;
};

/** From the press of the button to the driver at the door; once it is pressed, how far that is. */
export const WhatHappensNext = ({ load, quote, nextBest, form, isWaiting }: WhatHappensNextProps) => {
  const { t } = useTranslation();
  const carrier = quote.carrier.short_name;
  const isWatched = isWaiting && quote.booked_with === 'carrier';
  return (
    <Card title={t('tendering.confirm.next')}>
      <ol className={classes.steps}>
        {isWatched && (
          <Step
            state={load.tender_wait ? 'done' : 'now'}
            aside={load.tender_wait && dateAndTime(load.tender_wait.since)[1]}
          >
            {t('tendering.waiting.sent', { carrier })}
          </Step>
        )}
        <Step
          state={isWatched && load.tender_wait ? 'now' : 'ahead'}
          aside={isWatched && load.tender_wait && t('tendering.waiting.now')}
        >
          {isWatched
            ? t('tendering.waiting.answers', { carrier })
            : t(`tendering.confirm.next_answer.${quote.booked_with}`, { carrier: quote.carrier.name })}
        </Step>
        <Step state="ahead">{t('tendering.confirm.next_papers')}</Step>
        <Step state="ahead">
          <Driver load={load} form={form} />
        </Step>
      </ol>
      {isWatched && nextBest && (
        <p className={classes.otherwise}>
          {t('tendering.waiting.if_declined', {
            carrier,
            other: nextBest.carrier.short_name,
            price: money(nextBest.price),
            compared: comparedPrice(t, nextBest, quote),
          })}
        </p>
      )}
    </Card>
  );
};

type StepProps = { state: 'done' | 'now' | 'ahead'; aside?: ReactNode; children: ReactNode };

const Step = ({ state, aside, children }: StepProps) => (
  <li className={classes.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <span className={classes.mark} aria-hidden="true">
      {state === 'done' && <CheckIcon size={12} />}
    </span>
    <span className={classes.words}>{children}</span>
    {aside && <span className={classes.aside}>{aside}</span>}
  </li>
);

const Driver = ({ load, form }: Pick<WhatHappensNextProps, 'load' | 'form'>) => {
  const { t } = useTranslation();
  const date = weekdayDate(load.pickup_date);
  const [pickup] = form.stops;
  const words =
    pickup?.open_time && pickup.close_time
      ? t('tendering.confirm.next_driver_hours', {
          date,
          from: timeOfDay(pickup.open_time),
          to: timeOfDay(pickup.close_time),
        })
      : t('tendering.confirm.next_driver', { date });
  return <RefText wraps>{words}</RefText>;
};
