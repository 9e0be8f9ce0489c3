import { accessorialsToAsk } from '@portal/contract/accessorials/accessorials-of.ts';
import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { bondedCountry, isEmptyBorder, passesBorder } from '@portal/contract/places/border.ts';
import { hazmatInput } from '../../../commodities/hazmat/hazmat-form.ts';
import { type QuoteRequest, asksForTarps, asksForTemperature, asksForTruck, chosenTruck } from './quote-request.ts';
import { type AccessorialForm, type ItemForm, type LoadForm, type StopForm, unitsOf } from './load-form.ts';

const orNull = (text: string): string | null => text.trim() || null;

const stopInput = ({ key: _key, ...stop }: StopForm) => ({
  ...stop,
  zip_code: stop.zip_code.trim(),
  open_time: orNull(stop.open_time),
  close_time: orNull(stop.close_time),
  limited_access_type: stop.limited_access ? orNull(stop.limited_access_type) : null,
});

// For a missing number the schema says "required", for null "no number".
const orMissing = (value: number | null): number | undefined => value ?? undefined;

/** An item's temperature as it is sent; null where it is empty or not part of the quote request. */
export const temperatureInput = (
  { temperature }: Pick<ItemForm, 'temperature'>,
  form: LoadForm,
  quoteRequest: QuoteRequest,
) => {
  const { min, max, unit } = temperature;
  const isEmpty = min === null && max === null;
  return isEmpty || !asksForTemperature(quoteRequest, form) ? null : { min: orMissing(min), max: orMissing(max), unit };
};

const itemInput = ({ key: _key, ...item }: ItemForm, form: LoadForm, quoteRequest: QuoteRequest) => ({
  ...item,
  nmfc_number: orNull(item.nmfc_number),
  handling_unit_count: orMissing(item.handling_unit_count),
  weight: orMissing(item.weight),
  dimension_unit: unitsOf[form.units].dimension,
  weight_unit: unitsOf[form.units].weight,
  hazmat: item.hazmat && hazmatInput(item.hazmat),
  temperature: temperatureInput(item, form, quoteRequest),
  hs_code: orNull(item.hs_code),
});

const accessorialInput = ({ code, details }: AccessorialForm) => ({
  code,
  details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
});

/** The chosen accessorials that the requested modes offer, in the order they are sent. */
export const accessorialsToSend = (
  { accessorials }: Pick<LoadForm, 'accessorials'>,
  { modes }: QuoteRequest,
): AccessorialForm[] => {
  const offered = new Set(modes.flatMap((mode) => accessorialsToAsk(mode).map(({ code }) => code)));
  return accessorials.filter(({ code }) => offered.has(code));
};

/** The truck request of the form; empty for freight that shares a trailer. */
export const truckInput = (form: LoadForm, quoteRequest: QuoteRequest): TruckRequest => ({
  truck_type: chosenTruck(quoteRequest, form)?.code ?? null,
  team: form.truck.team,
  partial: form.truck.partial,
  tarp_ft: asksForTarps(quoteRequest, form) ? form.truck.tarp_ft : null,
});

/** The fields of loads with a truck of their own; null for freight that shares a trailer. */
const truckPart = (form: LoadForm, quoteRequest: QuoteRequest) =>
  asksForTruck(quoteRequest)
    ? {
        pickup_until: orNull(form.pickup_until),
        deliver_from: orNull(form.deliver_from),
        truck: truckInput(form, quoteRequest),
      }
    : { pickup_until: null, deliver_from: null, truck: null };

/** Whether the load is to go through another country: only one with two stops in a row in one country may. */
export const goesInTransit = ({ in_transit, stops }: Pick<LoadForm, 'in_transit' | 'stops'>): boolean =>
  bondedCountry(stops, in_transit) !== null;

const borderInput = (form: LoadForm) =>
  passesBorder(form.stops, goesInTransit(form)) && !isEmptyBorder(form.border) ? form.border : null;

/** The form as the body of a change, not validated yet. */
export const loadBody = (form: LoadForm, quoteRequest: QuoteRequest) => ({
  pickup_date: form.pickup_date,
  deliver_by: orNull(form.deliver_by),
  ...truckPart(form, quoteRequest),
  stops: form.stops.map(stopInput),
  line_items: form.line_items.map((item) => itemInput(item, form, quoteRequest)),
  accessorials: accessorialsToSend(form, quoteRequest).map(accessorialInput),
  cargo_value_for_insurance: form.cargo_value_for_insurance,
  in_transit: goesInTransit(form),
  border: borderInput(form),
  freight_terms: form.freight_terms,
  bill_to: form.freight_terms === 'third_party' ? form.bill_to : null,
  po_number: orNull(form.po_number),
  billing_reference: orNull(form.billing_reference),
  hazmat: form.hazmat,
});

/** The form as the body of a new load, not validated yet. */
export const newLoadBody = (form: LoadForm, quoteRequest: QuoteRequest, draft: boolean) => ({
  mode: quoteRequest.type,
  ...loadBody(form, quoteRequest),
  copied_from: form.copied_from,
  draft,
});
