import type { LoadForm, StopForm } from '../form/load-form.ts';

/** The form with one more stop, the last before the final delivery. */
export const withStop = (form: LoadForm, stop: StopForm): LoadForm => ({
  ...form,
  stops: form.stops.toSpliced(form.stops.length - 1, 0, stop),
});

/** The form with the stop at `from` moved to `to`; unchanged unless both are between pickup and delivery. */
export const withStopMoved = (form: LoadForm, from: number, to: number): LoadForm => {
  const stop = form.stops[from];
  const isBetween = (index: number) => index > 0 && index < form.stops.length - 1;
  if (!stop || from === to || !isBetween(from) || !isBetween(to)) return form;
  return { ...form, stops: form.stops.toSpliced(from, 1).toSpliced(to, 0, stop) };
};

/** The form without one of the stops between pickup and delivery. */
export const withoutStop = (form: LoadForm, index: number): LoadForm => ({
  ...form,
  stops: form.stops.toSpliced(index, 1),
});

/** The form with a removed stop put back where it was. */
export const withStopBack = (form: LoadForm, stop: StopForm, index: number): LoadForm => ({
  ...form,
  stops: form.stops.toSpliced(index, 0, stop),
});
