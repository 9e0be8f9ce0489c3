import type { LoadDetails, PriceLine } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/quotes.contract.ts';
import { useTranslation } from 'react-i18next';
import { date, dateAndTime, money, number, shortMoney } from '../../platform/format.ts';
import { currentLanguage } from '../../platform/i18n.ts';

/** Prices run out at the end of a day of the operator's time. */
const operatorZone = 'America/Chicago';

/** The last day a price is good for, MM-DD-YYYY. */
export const expiryDate = (quote: CarrierQuote): string => dateAndTime(quote.expiration_date, operatorZone)[0];

/** "GUARANTEED_NOON" as people write it, for services this portal has no phrase for. */
const readable = (code: string): string => {
  const words = code.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The words of a quote in the reader's language. */
export const useQuoteWords = () => {
  const { t, i18n } = useTranslation();
  return {
    service: ({ service_class }: Pick<CarrierQuote, 'service_class'>): string => {
      const key = `quotes.service_classes.${service_class}`;
      return i18n.exists(key) ? t(key) : readable(service_class);
    },
    /** A restriction is a code, with the day it is about behind it: "NO_PICKUP_ON 2026-11-26". */
    restriction: (restriction: string): string => {
      const [code = '', day] = restriction.split(' ');
      const key = `quotes.restrictions.${code}`;
      return i18n.exists(key)
        ? t(key, { date: day ? date(day) : '' })
        : t('quotes.restrictions.unknown', { code: readable(restriction) });
    },
    expires: (quote: CarrierQuote): string => {
      const count = quote.expires_in_business_days;
      return count > 0
        ? t('quotes.details.expires_in', { date: expiryDate(quote), count })
        : t('quotes.details.expires_today', { date: expiryDate(quote) });
    },
    liability: (perLb: number, most: number): string =>
      t('quotes.details.liability', { per_lb: money(perLb), most: shortMoney(most) }),
    priceLine: (line: PriceLine, load: LoadDetails, lines: readonly PriceLine[]): string => {
      const label = line.label[currentLanguage()];
      if (line.code.toUpperCase() === 'BASE')
        return t('quotes.details.with_weight', { label, weight: number(load.weight_lb, 0) });
      const base = lines.find(({ code }) => code.toUpperCase() === 'BASE')?.amount;
      return line.code.toUpperCase() === 'DISC' && base
        ? t('quotes.details.with_percent', { label, percent: number((-100 * line.amount) / base, 1) })
        : label;
    },
  };
};
