import type { LoadForm, StopForm } from './load-form.ts';

/** The form without one of the stops between pickup and delivery. */
export const withoutStop = (form: LoadForm, index: number): LoadForm => ({
  ...form,
  stops: form.stops.toSpliced(index, 1),
});

/** The form with a removed stop back in its place. */
export const withStopBack = (form: LoadForm, stop: StopForm, index: number): LoadForm => ({
  ...form,
  stops: form.stops.toSpliced(index, 0, stop),
});
