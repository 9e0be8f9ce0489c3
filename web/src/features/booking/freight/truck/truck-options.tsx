import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { truckSharePercent } from '@portal/contract/equipment/truck-share.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { number } from '../../../../platform/words/format.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Segmented } from '../../../../ui/primitives/segmented.tsx';
import { asksForTarps } from '../form/quote-request.ts';
import { useBookLoad, useLoadFaults, useLoadParts, useQuoteRequest } from '../form/book-load-context.ts';
import classes from './truck-options.module.css';
import { useTruckFacts } from './use-truck-facts.ts';

/** Team drivers, a part of the truck only, and tarps. */
export const TruckOptions = () => {
  const form = useLoadParts('truck');
  const quoteRequest = useQuoteRequest();
  return (
    <div className={classes.options}>
      <Team />
      <Partial />
      {asksForTarps(quoteRequest, form) && <Tarps />}
    </div>
  );
};

const useTruckRequest = () => {
  const form = useLoadParts('truck');
  const { change } = useBookLoad();
  return {
    truck: form.truck,
    changeTruck: (edit: globalThis.Partial<TruckRequest>) =>
      change((current) => ({ ...current, truck: { ...current.truck, ...edit } }), 'truck'),
  };
};

const Team = () => {
  const { t } = useTranslation();
  const { truck, changeTruck } = useTruckRequest();
  return (
    <div>
      <Checkbox label={t('loads.book.truck.team')} checked={truck.team} onChange={(team) => changeTruck({ team })} />
      <p className={classes.hint}>{t('loads.book.truck.team_hint')}</p>
    </div>
  );
};

const Partial = () => {
  const { t } = useTranslation();
  const { truck, changeTruck } = useTruckRequest();
  const { cargo, choice } = useTruckFacts();
  const share = choice && cargo.weight_lb > 0 ? truckSharePercent(choice.truck, cargo) : null;
  return (
    <div>
      <Checkbox
        label={t('loads.book.truck.partial')}
        checked={truck.partial}
        onChange={(partial) => changeTruck({ partial })}
      />
      <p className={classes.hint} aria-live="polite">
        {truck.partial && share !== null
          ? t('loads.book.truck.partial_share', { percent: number(share, 0) })
          : t('loads.book.truck.partial_hint')}
      </p>
    </div>
  );
};

const lengths = [4, 6, 8] as const;
const none = 'none';

const Tarps = () => {
  const { t } = useTranslation();
  const { faultOf } = useLoadFaults();
  const { truck, changeTruck } = useTruckRequest();
  const error = faultOf('truck.tarp_ft');
  return (
    <div>
      <p className={classes.label} aria-hidden="true">
        {t('loads.book.truck.tarps')}
      </p>
      <Segmented
        label={t('loads.book.truck.tarps')}
        options={[
          { value: none, label: t('loads.book.truck.no_tarps') },
          ...lengths.map((feet) => ({ value: String(feet), label: t('loads.book.truck.tarp_feet', { feet }) })),
        ]}
        value={truck.tarp_ft === null ? none : String(truck.tarp_ft)}
        onChange={(chosen) => changeTruck({ tarp_ft: lengths.find((feet) => String(feet) === chosen) ?? null })}
      />
      {error && (
        <p className={classes.error} data-fault tabIndex={-1}>
          {error}
        </p>
      )}
    </div>
  );
};
