import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { LoadForm, StopForm } from './load-form.ts';

type StopFlag = 'residential' | 'limited_access';

/** Extras that are the same statement as a flag of the load or of a stop: carriers price the extra, papers print the flag. */
const flagOf: Partial<Record<AccessorialCode, { stop: StopForm['type']; flag: StopFlag }>> = {
  REP: { stop: 'pickup', flag: 'residential' },
  RES: { stop: 'delivery', flag: 'residential' },
  LTDAP: { stop: 'pickup', flag: 'limited_access' },
  LTDAD: { stop: 'delivery', flag: 'limited_access' },
};

const codeOf = {
  pickup: { residential: 'REP', limited_access: 'LTDAP' },
  delivery: { residential: 'RES', limited_access: 'LTDAD' },
} as const;

const hazmatCode: AccessorialCode = 'HAZ';

/** Whether the form asks for an extra elsewhere than among the extras. */
export const isFlag = (code: string): boolean => code === hazmatCode || code in flagOf;

export const hasExtra = (form: LoadForm, code: AccessorialCode): boolean =>
  form.accessorials.some((extra) => extra.code === code);

const listed = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm['accessorials'] => {
  if (on === hasExtra(form, code)) return form.accessorials;
  return on ? [...form.accessorials, { code, details: {} }] : form.accessorials.filter((extra) => extra.code !== code);
};

/** The form with an extra asked for or not, and the flag that says the same. */
export const withExtra = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm => {
  const flagged = flagOf[code];
  return {
    ...form,
    accessorials: listed(form, code, on),
    ...(code === hazmatCode && { hazmat: on }),
    stops: form.stops.map((stop) => (stop.type === flagged?.stop ? { ...stop, [flagged.flag]: on } : stop)),
  };
};

/** The form with a stop's flag set, and the extra that says the same. */
export const withFlag = (form: LoadForm, stop: StopForm['type'], flag: StopFlag, on: boolean): LoadForm =>
  withExtra(form, codeOf[stop][flag], on);

/** The form with one detail of an extra said. A kind of place is also kept on its stop. */
export const withDetail = (form: LoadForm, code: AccessorialCode, field: string, value: string | number): LoadForm => ({
  ...form,
  accessorials: form.accessorials.map((extra) =>
    extra.code === code ? { ...extra, details: { ...extra.details, [field]: value } } : extra,
  ),
  stops: form.stops.map((stop) =>
    field === 'limited_access_type' && stop.type === flagOf[code]?.stop
      ? { ...stop, limited_access_type: String(value) }
      : stop,
  ),
});

/** The form with the kind of a hard-to-reach place, on its stop and on the extra. */
export const withPlaceKind = (form: LoadForm, stop: StopForm['type'], kind: string): LoadForm =>
  withDetail(form, codeOf[stop].limited_access, 'limited_access_type', kind);

/** Makes flags and extras of a load that was read say the same: what either says counts. */
export const reconciled = (form: LoadForm): LoadForm => {
  let next = form;
  for (const stop of form.stops) {
    for (const flag of ['residential', 'limited_access'] as const) {
      if (stop[flag] || hasExtra(next, codeOf[stop.type][flag])) next = withFlag(next, stop.type, flag, true);
    }
    if (stop.limited_access_type) next = withPlaceKind(next, stop.type, stop.limited_access_type);
  }
  const hazardous = next.hazmat || next.line_items.some((item) => item.hazmat);
  return hazardous ? withExtra(next, hazmatCode, true) : next;
};
