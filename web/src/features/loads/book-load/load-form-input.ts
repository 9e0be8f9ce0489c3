import type { LoadMode } from '@portal/contract/modes/modes.ts';
import {
  type ExtraForm,
  type HazmatForm,
  type ItemForm,
  type LoadForm,
  type StopForm,
  type Units,
  unitsOf,
} from './load-form.ts';

const orNull = (text: string): string | null => text.trim() || null;

const stopInput = (stop: StopForm) => ({
  ...stop,
  zip_code: stop.zip_code.trim(),
  open_time: orNull(stop.open_time),
  close_time: orNull(stop.close_time),
  limited_access_type: stop.limited_access ? orNull(stop.limited_access_type) : null,
});

const hazmatInput = ({ listed_groups: _listed, ...hazmat }: HazmatForm) => ({
  ...hazmat,
  technical_name: orNull(hazmat.technical_name),
});

const itemInput = ({ key: _key, ...item }: ItemForm, units: Units) => ({
  ...item,
  nmfc_number: orNull(item.nmfc_number),
  // A missing number must be told from a null one: the schema then says "required" and not "no number".
  handling_unit_count: item.handling_unit_count ?? undefined,
  weight: item.weight ?? undefined,
  dimension_unit: unitsOf[units].dimension,
  weight_unit: unitsOf[units].weight,
  hazmat: item.hazmat && hazmatInput(item.hazmat),
});

const said = ({ code, details }: ExtraForm) => ({
  code,
  details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
});

/** The form as the body of a change: not checked yet, that is the contract's work. */
export const loadBody = (form: LoadForm) => ({
  pickup_date: form.pickup_date,
  deliver_by: orNull(form.deliver_by),
  stops: form.stops.map(stopInput),
  line_items: form.line_items.map((item) => itemInput(item, form.units)),
  accessorials: form.accessorials.map(said),
  cargo_value_for_insurance: form.cargo_value_for_insurance ?? 0,
  po_number: orNull(form.po_number),
  billing_reference: orNull(form.billing_reference),
  hazmat: form.hazmat,
});

/** The form as the body of a new load. */
export const newLoadBody = (form: LoadForm, mode: LoadMode, draft: boolean) => ({ mode, ...loadBody(form), draft });
