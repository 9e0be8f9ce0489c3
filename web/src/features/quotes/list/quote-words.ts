import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { LoadDetails, PriceLine } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { date, dateAndTime, money, number, shortMoney } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { truckName } from '../../equipment/truck-name.ts';
import type { Upgrade } from './quote-order.ts';

/** The last day a price is good for, MM-DD-YYYY. */
export const expiryDate = (quote: CarrierQuote): string => date(quote.valid_until);

/** "GUARANTEED_NOON" as "Guaranteed noon", for codes without a phrase. */
const readable = (code: string): string => {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Offer = Pick<CarrierQuote, 'mode' | 'truck_type' | 'truck_name' | 'service_class'>;

/** The texts of a quote in the current language. */
export const useQuoteWords = () => {
  const { t } = useTranslation();
  const service = ({ service_class }: Pick<CarrierQuote, 'service_class'>): string =>
    phraseOfCode('quotes.service_classes', service_class) ?? readable(service_class);
  /** Full trucks are priced by the mile, LTL freight by weight. */
  const baseLine = (label: string, load: LoadDetails, mode: CarrierQuote['mode']): string =>
    mode !== 'ltl' && load.distance_miles
      ? t('quotes.modes.with_miles', { label, miles: number(load.distance_miles, 0) })
      : t('quotes.details.with_weight', { label, weight: number(load.weight_lb, 0) });
  return {
    service,
    /** The offered service: "53 ft dry van, team drivers" of a truck, with its mode where there are several. */
    offer: ({ mode, truck_type, truck_name, service_class }: Offer, several: boolean): string => {
      const named = service({ service_class });
      const truck = truckName(truck_name, truck_type);
      const ofTruck = truck && (service_class === 'standard' ? truck : `${truck}, ${lowerFirst(named)}`);
      if (several) {
        return t('quotes.modes.service', { mode: t(`loads.modes.${mode}`), service: ofTruck || lowerFirst(named) });
      }
      return truck ? ofTruck : t('quotes.list.service', { service: named });
    },
    /** "The same day as Standard, $148.00 more": what a dearer service of a carrier buys. */
    upgrade: ({ from, days, dollars }: Upgrade): string => {
      const beside = { service: service(from), price: money(dollars), count: Math.abs(days) };
      if (days === 0) return t('quotes.upgrade.same_day', beside);
      return t(days > 0 ? 'quotes.upgrade.sooner' : 'quotes.upgrade.later', beside);
    },
    /** A restriction is a code, optionally followed by a day: "NO_PICKUP_ON 2026-11-26". */
    restriction: (restriction: string): string => {
      const [code = '', day] = restriction.split(' ');
      return (
        phraseOfCode('quotes.restrictions', code, { date: day ? date(day) : '' }) ??
        t('quotes.restrictions.unknown', { code: readable(restriction) })
      );
    },
    expires: (quote: CarrierQuote): string => {
      const count = quote.expires_in_business_days;
      if (count > 0) return t('quotes.details.expires_in', { date: expiryDate(quote), count });
      const [day, time] = dateAndTime(quote.expiration_date);
      return t('quotes.modes.expires_at', { date: day, time });
    },
    liability: (perLb: number, most: number): string =>
      t('quotes.details.liability', { per_lb: money(perLb), most: shortMoney(most) }),
    priceLine: (line: PriceLine, load: LoadDetails, { mode, lines }: Pick<CarrierQuote, 'mode' | 'lines'>): string => {
      const label = line.label[currentLanguage()];
      if (line.code.toUpperCase() === 'BASE') return baseLine(label, load, mode);
      const base = lines.find(({ code }) => code.toUpperCase() === 'BASE')?.amount;
      return line.code.toUpperCase() === 'DISC' && base
        ? t('quotes.details.with_percent', { label, percent: number((-100 * line.amount) / base, 1) })
        : label;
    },
  };
};
