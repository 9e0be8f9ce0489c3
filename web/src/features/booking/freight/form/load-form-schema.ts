import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { CountryOfOrigin } from '@portal/contract/commodities/customs.ts';
import { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { TemperatureUnit } from '@portal/contract/equipment/temperature.ts';
import { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { Country } from '@portal/contract/places/postal.ts';
import { QuoteType } from '@portal/contract/modes/quote-type-schema.ts';
import { noBorderCrossing } from '@portal/contract/places/border.ts';
import { z } from 'zod';
import { HazmatForm } from '../../../commodities/hazmat/hazmat-form-schema.ts';
import { BorderForm } from '../../../places/border-form.ts';
import { noBillTo } from '../../../places/terms/no-bill-to.ts';
import { BillToForm, TermsForm } from '../../../places/terms/terms-form.ts';
import { storedDraftFields, withPendingRequest } from '../../frame/stored-draft.ts';
import { anyTruck, newKey, noTemperature } from './empty-values.ts';

// The form's schema, which stored drafts must match. Screens import its types alone, so that the validation library
// loads only with the first draft or check.

const Amount = z.number().nullable();

export const StopForm = z.object({
  /** Identifies the stop while stops are added, removed and moved. */
  key: z.string().default(newKey),
  type: z.enum(['pickup', 'delivery']),
  location_id: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  open_time: z.string(),
  close_time: z.string(),
  residential: z.boolean(),
  limited_access: z.boolean(),
  limited_access_type: z.string(),
  reference: z.string(),
});

export const TemperatureForm = z.object({ min: Amount, max: Amount, unit: TemperatureUnit });

export const ItemForm = z.object({
  /** Identifies the row while rows are added and removed. */
  key: z.string(),
  commodity: z.string(),
  nmfc_number: z.string(),
  freight_class: FreightClass.nullable(),
  handling_unit: HandlingUnit,
  handling_unit_count: Amount,
  packaging_unit: HandlingUnit.nullable(),
  packaging_unit_count: Amount,
  length: Amount,
  width: Amount,
  height: Amount,
  weight: Amount,
  stackable: z.boolean(),
  hazmat: HazmatForm.nullable(),
  temperature: TemperatureForm.default(noTemperature),
  net_weight: Amount.default(null),
  unit_value: Amount.default(null),
  hs_code: z.string().default(''),
  country_of_origin: CountryOfOrigin.nullable().default(null),
});

export const AccessorialForm = z.object({
  code: AccessorialCode,
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const Units = z.enum(['imperial', 'metric']);

/** The form for every way to quote: fields that the chosen one does not need are kept, but not sent. */
export const LoadForm = z.object({
  pickup_date: z.string(),
  pickup_until: z.string().default(''),
  deliver_from: z.string().default(''),
  deliver_by: z.string(),
  truck: TruckRequest.default(anyTruck),
  stops: z.array(StopForm).min(2),
  units: Units,
  line_items: z.array(ItemForm).min(1),
  accessorials: z.array(AccessorialForm),
  cargo_value_for_insurance: Amount,
  /** Whether the load may go through another country than that of its stops. */
  in_transit: z.boolean().default(false),
  /** Sent where the load crosses a border. */
  border: BorderForm.default(noBorderCrossing),
  freight_terms: TermsForm.default('prepaid'),
  /** Sent where a third party pays. */
  bill_to: BillToForm.default(noBillTo),
  po_number: z.string(),
  billing_reference: z.string(),
  hazmat: z.boolean(),
  /** The id of the load it was copied from, whatever was changed since. */
  copied_from: Amount.default(null),
});

const StoredDraft = z.object({
  ...storedDraftFields,
  quote_type: QuoteType.default('ltl'),
  form: LoadForm.omit({ line_items: true }),
});
const StoredItems = z.array(ItemForm).min(1);

/** A draft from its two stored parts; null where this version does not understand them. */
export const parseLoadDraft = (storedDraft: unknown, storedItems: unknown) => {
  const [draft, items] = [StoredDraft.safeParse(storedDraft), StoredItems.safeParse(storedItems)];
  if (!draft.success || !items.success) return null;
  const { form, ...rest } = withPendingRequest(draft.data);
  return { ...rest, form: { ...form, line_items: items.data } };
};
