import type { TemperatureRange } from '@portal/contract/equipment/temperature.ts';
import { truckSharePercent } from '@portal/contract/equipment/truck-share.ts';
import type { Translate } from '../../../../platform/words/translate.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';
import { truckName } from '../../../equipment/truck-name.ts';
import { chosenTruck } from '../form/quote-request.ts';
import { useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import { useTruckFacts } from './use-truck-facts.ts';

const temperatureText = ({ min, max, unit }: TemperatureRange, t: Translate): string =>
  t(`loads.book.truck.temperature.${min === max ? 'exactly' : 'summary'}`, {
    min: number(min),
    max: number(max),
    unit,
  });

/** The truck, temperature, stops and share of a truck, as rows of the totals. */
export const TruckTotals = () => {
  const { t } = useTranslation();
  const form = useLoadParts('truck', 'stops');
  const quoteRequest = useQuoteRequest();
  const { cargo, choice } = useTruckFacts();
  const chosen = chosenTruck(quoteRequest, form);
  const share = form.truck.partial && choice && cargo.weight_lb > 0 ? truckSharePercent(choice.truck, cargo) : null;
  const noTruckPhrase =
    quoteRequest.type === 'dedicated' ? 'loads.book.truck.summary.unchosen' : 'loads.book.truck.summary.any';
  const truckText = chosen ? truckName(chosen.label, chosen.code) : t(noTruckPhrase);
  const rows = [
    ['truck', truckText],
    ['temperature', cargo.temperature && temperatureText(cargo.temperature, t)],
    ['stops', form.stops.length > 2 && number(form.stops.length, 0)],
    ['share', share !== null && t('loads.book.truck.summary.share_percent', { percent: number(share, 0) })],
  ] as const;
  return rows.map(
    ([name, value]) =>
      value && (
        <div key={name}>
          <dt>{t(`loads.book.truck.summary.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
};
