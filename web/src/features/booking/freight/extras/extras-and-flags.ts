import { type StopFlag, stopFlagCode, stopFlagRuleOf } from '@portal/contract/accessorials/stop-flags.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { LoadForm, StopForm } from '../form/load-form.ts';

const hazmatCode: AccessorialCode = 'HAZ';

/** What carriers price as an extra and the form asks for with the truck. */
const ofTruck: readonly string[] = ['TEAM_DRIVER', 'TARP_4', 'TARP_6', 'TARP_8'] satisfies AccessorialCode[];

export const isOfTruck = (code: string): boolean => ofTruck.includes(code);

/** Whether the form asks for an extra elsewhere than among the extras. */
export const isAskedElsewhere = (code: string): boolean => code === hazmatCode || stopFlagRuleOf(code) !== undefined;

export const hasExtra = (form: Pick<LoadForm, 'accessorials'>, code: AccessorialCode): boolean =>
  form.accessorials.some((extra) => extra.code === code);

const listed = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm['accessorials'] => {
  if (on === hasExtra(form, code)) return form.accessorials;
  return on ? [...form.accessorials, { code, details: {} }] : form.accessorials.filter((extra) => extra.code !== code);
};

/** Where the load begins or ends: the extras of pickup and delivery are about these two stops. */
const endOf = (form: LoadForm, type: StopForm['type']): number => (type === 'pickup' ? 0 : form.stops.length - 1);

/** The form with an extra asked for or not, and the flag that says the same. */
export const withExtra = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm => {
  const flagged = stopFlagRuleOf(code);
  return {
    ...form,
    accessorials: listed(form, code, on),
    ...(code === hazmatCode && { hazmat: on }),
    stops: form.stops.map((stop, index) =>
      flagged && index === endOf(form, flagged.type) ? { ...stop, [flagged.flag]: on } : stop,
    ),
  };
};

/** The form with a stop's flag set, and the extra that says the same. */
export const withFlag = (form: LoadForm, stop: StopForm['type'], flag: StopFlag, on: boolean): LoadForm =>
  withExtra(form, stopFlagCode(stop, flag), on);

/** The form with one detail of an extra said. A kind of place is also kept on its stop. */
export const withDetail = (form: LoadForm, code: AccessorialCode, field: string, value: string | number): LoadForm => {
  const flagged = stopFlagRuleOf(code);
  return {
    ...form,
    accessorials: form.accessorials.map((extra) =>
      extra.code === code ? { ...extra, details: { ...extra.details, [field]: value } } : extra,
    ),
    stops: form.stops.map((stop, index) =>
      field === 'limited_access_type' && flagged && index === endOf(form, flagged.type)
        ? { ...stop, limited_access_type: String(value) }
        : stop,
    ),
  };
};

/** The form with the kind of a hard-to-reach place, on its stop and on the extra. */
export const withPlaceKind = (form: LoadForm, stop: StopForm['type'], kind: string): LoadForm =>
  withDetail(form, stopFlagCode(stop, 'limited_access'), 'limited_access_type', kind);

const withField = (form: LoadForm, index: number, field: Partial<StopForm>): LoadForm => ({
  ...form,
  stops: form.stops.map((stop, at) => (at === index ? { ...stop, ...field } : stop)),
});

/** Whether a stop is the one its extras are about; one in between has flags alone. */
const isEnd = (form: LoadForm, index: number): boolean => index === 0 || index === form.stops.length - 1;

/** The form with the flag of one stop set, and where the load begins or ends, the extra that says the same. */
export const withFlagAt = (form: LoadForm, index: number, flag: StopFlag, on: boolean): LoadForm => {
  const stop = form.stops[index];
  return stop && isEnd(form, index) ? withFlag(form, stop.type, flag, on) : withField(form, index, { [flag]: on });
};

/** The form with the kind of one hard-to-reach stop. */
export const withPlaceKindAt = (form: LoadForm, index: number, kind: string): LoadForm => {
  const stop = form.stops[index];
  return stop && isEnd(form, index)
    ? withPlaceKind(form, stop.type, kind)
    : withField(form, index, { limited_access_type: kind });
};

/** Makes flags and extras of a load that was read say the same: what either says counts. */
export const reconciled = (form: LoadForm): LoadForm => {
  let next = form;
  for (const stop of [form.stops[0], form.stops.at(-1)]) {
    if (!stop) continue;
    for (const flag of ['residential', 'limited_access'] as const) {
      if (stop[flag] || hasExtra(next, stopFlagCode(stop.type, flag))) next = withFlag(next, stop.type, flag, true);
    }
    if (stop.limited_access_type) next = withPlaceKind(next, stop.type, stop.limited_access_type);
  }
  const hazardous = next.hazmat || next.line_items.some((item) => item.hazmat);
  return hazardous ? withExtra(next, hazmatCode, true) : next;
};
