// No schemas here: screens read these.

/** What is made of a planned day: a draft, a load with prices, or one that is booked by the plan's rule. */
export const planMakes = ['draft', 'quotes', 'booking'] as const;
export type PlanMakes = (typeof planMakes)[number];

export const planStates = ['active', 'paused', 'ended'] as const;
export type PlanState = (typeof planStates)[number];

/** Why a plan is paused: by somebody, or since nobody is left in whose name it may act. */
export const pauseReasons = ['by_hand', 'person_gone', 'rights_gone', 'account_closed'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/**
 * What became of a planned day. `made`: there is its load, and a person goes on. `quoting`: carriers answer, then it is
 * booked. `booked`: it was given to a carrier. `left`: it should have been booked and was not, so a person goes on with
 * the load. `failed`: no load could be made.
 */
export const dayStates = ['skipped', 'made', 'quoting', 'booked', 'left', 'failed'] as const;
export type DayState = (typeof dayStates)[number];

/** Why a day needs a person. */
export const dayReasons = [
  'no_price',
  'carrier_gone',
  'above_limit',
  'person_gone',
  'plan_stopped',
  'refused',
  'too_late',
] as const;
export type DayReason = (typeof dayReasons)[number];

export const isLeftToPeople = (state: DayState): boolean => ['left', 'failed'].includes(state);
