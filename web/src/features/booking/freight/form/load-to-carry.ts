import type { AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import { truckCargo, type TruckItem } from '@portal/contract/commodities/truck-cargo.ts';
import type { Cargo } from '@portal/contract/equipment/fits.ts';
import type { TemperatureRange } from '@portal/contract/equipment/temperature.ts';
import type { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import type { QuoteRequest } from './quote-request.ts';
import { measuredItems } from '../cargo/item-info.ts';
import type { LoadForm } from './load-form.ts';
import { accessorialsToSend, temperatureInput, truckInput } from './load-form-input.ts';

/** The parts of the form that decide whether a mode can carry the load. */
export type LoadToCarry = {
  truck: TruckRequest;
  line_items: TruckItem[];
  accessorials: Pick<AccessorialRequest, 'code'>[];
  stops: LoadForm['stops'];
};

const wholeRange = (range: ReturnType<typeof temperatureInput>): TemperatureRange | null =>
  range?.min !== undefined && range.max !== undefined ? { min: range.min, max: range.max, unit: range.unit } : null;

export const loadToCarry = (form: LoadForm, quoteRequest: QuoteRequest): LoadToCarry => ({
  truck: truckInput(form, quoteRequest),
  line_items: measuredItems(form).map((item) => ({
    ...item,
    temperature: wholeRange(temperatureInput(item, form, quoteRequest)),
  })),
  accessorials: accessorialsToSend(form, quoteRequest),
  stops: form.stops,
});

/** The cargo a truck would have to carry. */
export const cargoOf = ({ line_items, truck }: LoadToCarry): Cargo => truckCargo(line_items, truck.tarp_ft !== null);
