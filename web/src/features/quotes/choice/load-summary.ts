import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import { knownCity } from '@portal/contract/drayage/port-address.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { number, weekdayDate } from '../../../platform/words/format.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { truckSentences } from '../list/truck-sentences.ts';

type Summary = {
  origin: string;
  destination: string;
  /** "4 pallets", one part per kind of handling unit. */
  units: string;
  /** "4 pallets, 2,435 lb, class 92.5 and 85. Pickup Wed 11-18-2026. Liftgate and notify at delivery." */
  sentence: string;
};

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(parts);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const cityAndState = (stop: LoadDetails['stops'][number] | undefined): string =>
  stop ? [knownCity(stop), stop.state].filter(Boolean).join(', ') || stop.zip_code : '';

/** A load in one line, in the current language. */
export const useLoadSummary = (load: LoadDetails): Summary => {
  const { t } = useTranslation();
  const counts = new Map<string, number>();
  for (const item of load.line_items) {
    counts.set(item.handling_unit, (counts.get(item.handling_unit) ?? 0) + item.handling_unit_count);
  }
  const units = [...counts]
    .map(([unit, count]) => `${number(count)} ${phraseOfCode('commodities.handling_units', unit, { count }) ?? unit}`)
    .join(', ');
  const accessorials = load.accessorials.map(({ label }) => label[currentLanguage()]);
  const [first, ...others] = unique(accessorials);
  const ltlSentence = () =>
    t('quotes.selection.summary', {
      units,
      weight: number(load.weight_lb, 0),
      classes: listed(unique(load.line_items.map((item) => item.freight_class))),
      date: weekdayDate(load.pickup_date),
    });
  const unitsAndWeight = () => t('quotes.modes.summary', { units, weight: number(load.weight_lb, 0) });
  const sentence = [
    ...(load.quote_type === 'ltl' ? [ltlSentence()] : [unitsAndWeight(), ...truckSentences(load, t)]),
    ...(first ? [t('quotes.selection.extras', { extras: listed([first, ...others.map(lowerFirst)]) })] : []),
  ].join(' ');
  return { origin: cityAndState(load.stops[0]), destination: cityAndState(load.stops.at(-1)), units, sentence };
};
