import { type StopFlag, stopFlagCode, stopFlagRuleOf } from '@portal/contract/accessorials/stop-flags.ts';
import type { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { LoadForm, StopForm } from '../form/load-form.ts';

/** Where an accessorial belongs, in the order of the card. */
export const accessorialKinds = ['pickup', 'delivery', 'general'] as const;

/** The phrase of a kind's heading, under `loads.book.extras`. */
export const accessorialHeadings = { pickup: 'at_pickup', delivery: 'at_delivery', general: 'whole' } as const;

const hazmatCode: AccessorialCode = 'HAZ';

/** Accessorials for carriers, but options of the truck in the form. */
const ofTruck: readonly string[] = ['TEAM_DRIVER', 'TARP_4', 'TARP_6', 'TARP_8'] satisfies AccessorialCode[];

export const isOfTruck = (code: string): boolean => ofTruck.includes(code);

/** Whether the form has a field of its own for an accessorial, at the cargo or at a stop. */
export const hasOwnField = (code: string): boolean => code === hazmatCode || stopFlagRuleOf(code) !== undefined;

export const hasAccessorial = (form: Pick<LoadForm, 'accessorials'>, code: AccessorialCode): boolean =>
  form.accessorials.some((accessorial) => accessorial.code === code);

const accessorialsWith = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm['accessorials'] => {
  if (on === hasAccessorial(form, code)) return form.accessorials;
  return on
    ? [...form.accessorials, { code, details: {} }]
    : form.accessorials.filter((accessorial) => accessorial.code !== code);
};

/** The index of the first or last stop: accessorials of pickup and delivery belong to these two. */
const endIndex = (form: LoadForm, type: StopForm['type']): number => (type === 'pickup' ? 0 : form.stops.length - 1);

/** The form with an accessorial chosen or not, and the stop flag that means the same. */
export const withAccessorial = (form: LoadForm, code: AccessorialCode, on: boolean): LoadForm => {
  const flagRule = stopFlagRuleOf(code);
  return {
    ...form,
    accessorials: accessorialsWith(form, code, on),
    ...(code === hazmatCode && { hazmat: on }),
    stops: form.stops.map((stop, index) =>
      flagRule && index === endIndex(form, flagRule.type) ? { ...stop, [flagRule.flag]: on } : stop,
    ),
  };
};

/** The form with the flag of an end stop set, and the accessorial that means the same. */
export const withFlag = (form: LoadForm, stop: StopForm['type'], flag: StopFlag, on: boolean): LoadForm =>
  withAccessorial(form, stopFlagCode(stop, flag), on);

/** The form with one detail of an accessorial. A kind of place is also set at its stop. */
export const withDetail = (form: LoadForm, code: AccessorialCode, field: string, value: string | number): LoadForm => {
  const flagRule = stopFlagRuleOf(code);
  return {
    ...form,
    accessorials: form.accessorials.map((accessorial) =>
      accessorial.code === code ? { ...accessorial, details: { ...accessorial.details, [field]: value } } : accessorial,
    ),
    stops: form.stops.map((stop, index) =>
      field === 'limited_access_type' && flagRule && index === endIndex(form, flagRule.type)
        ? { ...stop, limited_access_type: String(value) }
        : stop,
    ),
  };
};

/** The form with the kind of a limited-access place, at its stop and in the accessorial. */
export const withPlaceKind = (form: LoadForm, stop: StopForm['type'], kind: string): LoadForm =>
  withDetail(form, stopFlagCode(stop, 'limited_access'), 'limited_access_type', kind);

const withField = (form: LoadForm, index: number, field: Partial<StopForm>): LoadForm => ({
  ...form,
  stops: form.stops.map((stop, at) => (at === index ? { ...stop, ...field } : stop)),
});

/** Whether a stop has accessorials; stops in between have flags alone. */
const isEnd = (form: LoadForm, index: number): boolean => index === 0 || index === form.stops.length - 1;

/** The form with the flag of any stop set, and at an end stop the accessorial that means the same. */
export const withFlagAt = (form: LoadForm, index: number, flag: StopFlag, on: boolean): LoadForm => {
  const stop = form.stops[index];
  return stop && isEnd(form, index) ? withFlag(form, stop.type, flag, on) : withField(form, index, { [flag]: on });
};

/** The form with the kind of place of any limited-access stop. */
export const withPlaceKindAt = (form: LoadForm, index: number, kind: string): LoadForm => {
  const stop = form.stops[index];
  return stop && isEnd(form, index)
    ? withPlaceKind(form, stop.type, kind)
    : withField(form, index, { limited_access_type: kind });
};

/** Makes the flags and accessorials of a loaded form agree: what one of them has, the other gets. */
export const withMatchingFlags = (form: LoadForm): LoadForm => {
  let next = form;
  for (const stop of [form.stops[0], form.stops.at(-1)]) {
    if (!stop) continue;
    for (const flag of ['residential', 'limited_access'] as const) {
      if (stop[flag] || hasAccessorial(next, stopFlagCode(stop.type, flag)))
        next = withFlag(next, stop.type, flag, true);
    }
    if (stop.limited_access_type) next = withPlaceKind(next, stop.type, stop.limited_access_type);
  }
  const hazardous = next.hazmat || next.line_items.some((item) => item.hazmat);
  return hazardous ? withAccessorial(next, hazmatCode, true) : next;
};
