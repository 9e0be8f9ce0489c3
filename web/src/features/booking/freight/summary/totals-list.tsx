import type { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { convertWeight } from '@portal/contract/commodities/density.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import { Suspense } from 'react';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { date, number } from '../../../../platform/words/format.ts';
import { DateText, RefText } from '../../../../ui/primitives/date-text.tsx';
import { densityText, volumeText } from '../../../commodities/measures.ts';
import { asksForClass, asksForTruck } from '../form/quote-request.ts';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { totalsOf } from '../cargo/item-info.ts';
import type { AccessorialForm, LoadForm } from '../form/load-form.ts';
import { accessorialsToSend } from '../form/load-form-input.ts';
import classes from '../../frame/summary-frame.module.css';
import { lazyPart } from '../../../../platform/lazy-part.tsx';

const TruckTotals = lazyPart(async () => (await import('../truck/truck-totals.tsx')).TruckTotals);

const metersPerFoot = 0.3048;

/** Pickup day, units, weight, volume, density, floor space and accessorials of the load, updated while it is typed. */
export const TotalsList = () => {
  const { t } = useTranslation();
  const form = useLoadParts('line_items', 'units', 'accessorials');
  const quoteRequest = useQuoteRequest();
  const metric = form.units === 'metric';
  const total = totalsOf(form);
  const rows = [
    ['pickup', <PickupDays key="pickup" />],
    ['handling_units', unitsText(form, t)],
    ['weight', total.weight_lb > 0 ? weightText(total.weight_lb, metric) : '–'],
    ['volume', total.cubic_feet > 0 ? volumeText(total.cubic_feet, metric) : '–'],
    ...(asksForClass(quoteRequest)
      ? [['density', total.density === null ? '–' : densityText(total.density, metric)] as const]
      : []),
    ['linear', total.linear_feet > 0 ? lengthText(total.linear_feet, metric, t) : '–'],
    ['extras', accessorialsText(accessorialsToSend(form, quoteRequest), t)],
  ] as const;
  return (
    <dl className={classes.totals}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`loads.book.summary.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {asksForTruck(quoteRequest) && (
        <Suspense>
          <TruckTotals />
        </Suspense>
      )}
    </dl>
  );
};

const PickupDays = () => {
  const { t } = useTranslation();
  const form = useLoadParts('pickup_date', 'pickup_until');
  const quoteRequest = useQuoteRequest();
  const until = asksForTruck(quoteRequest) ? form.pickup_until : '';
  if (!until || until === form.pickup_date) return <DateText iso={form.pickup_date} weekday />;
  return <RefText>{t('loads.book.truck.summary.span', { from: date(form.pickup_date), to: date(until) })}</RefText>;
};

const weightText = (pounds: number, metric: boolean): string =>
  metric ? `${number(convertWeight(pounds, 'lb', 'kg'), 0)} kg` : `${number(pounds, 0)} lb`;

const lengthText = (feet: number, metric: boolean, t: Translate): string =>
  metric
    ? t('loads.book.summary.linear_meters', { meters: number(feet * metersPerFoot, 1) })
    : t('loads.book.summary.linear_feet', { feet: number(feet, 1) });

/** "4 pallets", or "6 units" where there are several kinds. */
const unitsText = ({ line_items }: Pick<LoadForm, 'line_items'>, t: Translate): string => {
  const count = line_items.reduce((sum, item) => sum + (item.handling_unit_count ?? 0), 0);
  const kinds = new Set<HandlingUnit>(line_items.map((item) => item.handling_unit));
  const [only] = kinds;
  if (kinds.size > 1 || !only) return t('loads.book.summary.mixed_units', { count });
  return `${number(count, 0)} ${t(`commodities.handling_units.${only}`, { count })}`;
};

/** "Liftgate at delivery and 2 more". */
const accessorialsText = (accessorials: readonly AccessorialForm[], t: Translate): string => {
  const [first, ...others] = accessorials.map(({ code }) => t(`accessorials.codes.${code}`));
  if (!first) return t('loads.book.summary.no_extras');
  return others.length === 0 ? first : t('loads.book.summary.more_extras', { first, count: others.length });
};
