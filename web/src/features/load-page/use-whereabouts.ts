import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { LoadDetails, TrackingEvent } from '@portal/contract/loads/load.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { dateAndTime, timeOfDay, weekdayDate } from '../../platform/words/format.ts';
import { zoneName } from '../../platform/words/zone-elsewhere.ts';
import { timeAgo } from '../../platform/words/time-ago.ts';
import { destinationOf, originOf, placeName, trackedInOrder } from './place-name.ts';

type Whereabouts = { place: string; detail: string };

const cityOf = (event: TrackingEvent): string => [event.city, event.state].filter(Boolean).join(', ');

const inTransitPlace = (event: TrackingEvent, load: LoadDetails, t: Translate): string => {
  const city = cityOf(event);
  if (!city) return t('loads.page.where_moving');
  if (event.type === 'OUT_FOR_DELIVERY') return t('loads.page.where_out', { city });
  // A terminal of the city it goes to is left for the door: the freight is still there.
  const isThere = event.city === destinationOf(load)?.city && event.state === destinationOf(load)?.state;
  if (event.type === 'IN_TRANSIT') return t(isThere ? 'loads.page.where_at' : 'loads.page.where_near', { city });
  const hasLeft = !isThere && (event.type === 'DEPARTED_TERMINAL' || event.type === 'PICKED_UP');
  return t(hasLeft ? 'loads.page.where_left' : 'loads.page.where_at', { city });
};

const inTransitText = (load: LoadDetails, t: Translate): Whereabouts => {
  const last = trackedInOrder(load).findLast((event) => event.city) ?? trackedInOrder(load).at(-1);
  if (!last) return { place: t('loads.page.where_moving'), detail: '' };
  const timezone = last.timezone ?? undefined;
  const [day, time] = dateAndTime(last.occurred_at, timezone);
  const zone = zoneName(last.occurred_at, timezone);
  return {
    place: inTransitPlace(last, load, t),
    detail: `${day} ${time} ${zone}, ${timeAgo(last.occurred_at)}`,
  };
};

const pickupText = (load: LoadDetails, t: Translate): string => {
  const stop = originOf(load);
  const day = weekdayDate(load.pickup_date);
  return stop?.open_time && stop.close_time
    ? t('loads.page.pickup_window', { date: day, from: timeOfDay(stop.open_time), to: timeOfDay(stop.close_time) })
    : t('loads.page.pickup_on', { date: day });
};

/** Tendered: waiting for the carrier's answer, or the reason why none can come. */
const tenderedText = (load: LoadDetails, t: Translate): Whereabouts => {
  const carrier = load.carrier?.short_name ?? '';
  const tenderTrouble = load.tender_trouble;
  if (!tenderTrouble) return { place: t('loads.page.where_tendered', { carrier }), detail: pickupText(load, t) };
  return {
    place: t(`loads.page.where_${tenderTrouble}`, { carrier }),
    detail: t(`loads.page.${tenderTrouble}_detail`),
  };
};

const quotesAnsweredText = (load: LoadDetails, t: Translate): string =>
  t('loads.page.answered', { answered: load.quotes_answered, requested: load.quotes_requested });

/** Quotes requested: a drayage load without quote requests to carriers is priced by operations. */
const quotingText = (load: LoadDetails, t: Translate): Whereabouts =>
  load.mode === 'drayage' && load.quotes_requested === 0
    ? { place: t('drayage.load.where_with_operations'), detail: t('drayage.book.received.title') }
    : { place: t('loads.page.where_quoting'), detail: quotesAnsweredText(load, t) };

const deliveredText = (load: LoadDetails, t: Translate): Whereabouts => {
  const [day, time] = load.actual_delivery_at
    ? dateAndTime(load.actual_delivery_at, destinationOf(load)?.timezone)
    : [weekdayDate(load.delivery_date ?? ''), ''];
  return { place: t('loads.page.where_delivered', { city: placeName(destinationOf(load)) }), detail: `${day} ${time}` };
};

const cancelledText = (load: LoadDetails, t: Translate): Whereabouts => ({
  place: t('loads.page.where_cancelled'),
  detail: load.cancel_reason
    ? (phraseOfCode('loads.cancellation_reasons', load.cancel_reason) ?? load.cancel_reason)
    : '',
});

/** Where the load is, as one sentence, with a line of detail. */
export const useWhereabouts = (load: LoadDetails): Whereabouts => {
  const { t } = useTranslation();
  const carrier = load.carrier?.short_name ?? '';
  switch (load.status) {
    case 'unassigned':
      return { place: t('loads.page.where_saved'), detail: pickupText(load, t) };
    case 'quotes requested':
    case 'quotes received':
      return quotingText(load, t);
    case 'quoted':
      return { place: t('loads.page.where_quoted'), detail: quotesAnsweredText(load, t) };
    case 'expired':
      return { place: t('loads.page.where_expired'), detail: t('loads.page.quote_again') };
    case 'declined':
      return { place: t('loads.page.where_declined'), detail: t('loads.page.choose_other') };
    case 'pending':
      return { place: t('loads.page.where_pending'), detail: pickupText(load, t) };
    case 'tendered':
      return tenderedText(load, t);
    case 'assigned':
      return { place: t('loads.page.where_assigned', { carrier }), detail: pickupText(load, t) };
    case 'dispatched':
      return { place: t('loads.page.where_dispatched'), detail: pickupText(load, t) };
    case 'in transit':
      return inTransitText(load, t);
    case 'delivered':
    case 'completed':
      return deliveredText(load, t);
    case 'cancelled':
      return cancelledText(load, t);
  }
};
