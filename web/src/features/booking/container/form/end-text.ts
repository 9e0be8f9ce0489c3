import { type DrayageForm, endsAtPlace } from '../../../drayage/form/drayage-form.ts';

/** The haul's other end in one line: its door, or the port or ramp it ends at. */
export const endText = (form: DrayageForm): string => {
  if (endsAtPlace(form)) return [form.to_place_text, form.to_terminal].filter(Boolean).join(', ');
  const { name, address, city, state, zip_code } = form.door;
  return [name, address, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ');
};
