import { z } from 'zod';
import { event } from '../events/event.ts';
import { Day, Id } from '../values/values.ts';
import { dayReasons, pauseReasons } from './plan-states.ts';

/** A planned day needs a person: no load was made for it, or the one that was made is not booked. */
export const planDayLeft = event('templates.day-left', z.object({ plan_id: Id, day: Day, reason: z.enum(dayReasons) }));

/** A plan makes no more loads, since nobody is left in whose name it may. */
export const planPaused = event(
  'templates.plan-paused',
  z.object({ plan_id: Id, version: z.int(), reason: z.enum(pauseReasons) }),
);
