import { money } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { LinkButton } from '../../../ui/primitives/button.tsx';
import { coverOf } from '../../insurance/load/load-cover.ts';
import { selectionAddress } from '../../loads/addresses.ts';
import { tenderAddress } from '../../quotes/addresses.ts';
import type { BookingStepProps } from '../book/booking-form-props.ts';
import classes from './carrier-wait.module.css';
import { comparedPrice } from './compared-price.ts';
import { useDecline } from '../outcome/use-decline.ts';

/** In the place of the button that booked: why the carrier did not take the load, and who comes next. */
export const DeclinedOffer = ({ load, quote, nextBest, search }: BookingStepProps) => {
  const { t } = useTranslation();
  const { title, text } = useDecline(load);
  return (
    <div className={classes.declined}>
      <h2 className={classes.declinedTitle}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {nextBest && (
        <LinkButton kind="primary" size="main" fullWidth {...tenderAddress(load, nextBest, coverOf(search))}>
          {t('tendering.waiting.next_best', { carrier: nextBest.carrier.short_name, price: money(nextBest.price) })}
        </LinkButton>
      )}
      {nextBest && <p className={classes.text}>{comparedPrice(t, nextBest, quote)}</p>}
      <LinkButton kind={nextBest ? 'default' : 'primary'} fullWidth {...selectionAddress(load.id)}>
        {t('tendering.waiting.choose_another')}
      </LinkButton>
    </div>
  );
};
