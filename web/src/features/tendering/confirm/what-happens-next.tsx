import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { timeOfDay, weekdayDate } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { RefText } from '../../../ui/primitives/date-text.tsx';
import classes from './confirm-step.module.css';
import type { TenderForm } from '../book/tender-form.ts';

type WhatHappensNextProps = { load: LoadDetails; quote: CarrierQuote; form: TenderForm };

/** From the press of the button to the driver at the door, in three steps. */
export const WhatHappensNext = ({ load, quote, form }: WhatHappensNextProps) => {
  const { t } = useTranslation();
  const date = weekdayDate(load.pickup_date);
  const [pickup] = form.stops;
  const driver =
    pickup?.open_time && pickup.close_time
      ? t('tendering.confirm.next_driver_hours', {
          date,
          from: timeOfDay(pickup.open_time),
          to: timeOfDay(pickup.close_time),
        })
      : t('tendering.confirm.next_driver', { date });
  return (
    <Card title={t('tendering.confirm.next')}>
      <ol className={classes.next}>
        <li>{t(`tendering.confirm.next_answer.${quote.booked_with}`, { carrier: quote.carrier.name })}</li>
        <li>{t('tendering.confirm.next_papers')}</li>
        <li>
          <RefText wraps>{driver}</RefText>
        </li>
      </ol>
    </Card>
  );
};
