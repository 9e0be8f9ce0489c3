import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadId } from '../loads/load.ts';
import { Day, Id, IdText } from '../values/values.ts';
import { Dollars } from '../values/dollars.ts';
import { onClosedChoices } from './plan-calendar.ts';
import { dayReasons, dayStates, pauseReasons, planMakes, planStates } from './plan-states.ts';
import { plansCalls } from './plans.calls.ts';
import { TemplateName } from './templates.contract.ts';

/** As many recurring loads that have not ended as an account has at most. */
export const mostPlans = 500;
/** As many of the days to come, and of those that were, as are shown. */
export const daysShown = { next: 10, past: 20 } as const;

const fields = {
  name: TemplateName,
  template_id: Id,
  every: z.enum(['week', 'month']),
  interval: z.int().min(1).max(12).default(1),
  /** From 1, Monday; of weeks at least one. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  /** Of months; 31 stands for the last day. */
  month_day: z.int().min(1).max(31).nullable().default(null),
  starts_on: Day,
  ends_on: Day.nullable().default(null),
  on_closed: z.enum(onClosedChoices).default('next'),
  makes: z.enum(planMakes),
  /** Who gets it when it is booked by itself; null: whoever is cheapest. */
  carrier_id: Id.nullable().default(null),
  /** The most that is paid without a person, in US dollars; needed where it is booked by itself. */
  price_limit: Dollars.max(1_000_000).nullable().default(null),
  /** How many days before its pickup a load is made. */
  days_ahead: z.int().min(0).max(14).default(2),
};

export const PlanInput = z.strictObject(fields);
export type PlanInput = z.infer<typeof PlanInput>;

const withoutDefault = <T extends z.ZodType>(schema: z.ZodDefault<T>): z.ZodOptional<T> => schema.unwrap().optional();

/** What may change; without defaults, since what is not sent stays as it is. */
export const PlanChange = z.strictObject({
  name: fields.name.optional(),
  template_id: fields.template_id.optional(),
  every: fields.every.optional(),
  interval: withoutDefault(fields.interval),
  weekdays: withoutDefault(fields.weekdays),
  month_day: withoutDefault(fields.month_day),
  starts_on: fields.starts_on.optional(),
  ends_on: withoutDefault(fields.ends_on),
  on_closed: withoutDefault(fields.on_closed),
  makes: fields.makes.optional(),
  carrier_id: withoutDefault(fields.carrier_id),
  price_limit: withoutDefault(fields.price_limit),
  days_ahead: withoutDefault(fields.days_ahead),
  /** Whoever lets a paused plan go on is the person it acts for from then on. One that has ended stays so. */
  state: z.enum(planStates).optional(),
  /** The version the change was made from; one that is no longer the latest is refused. Left out: changed in any case. */
  version: z.int().min(1).optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** A day that is planned, closed or skipped, or what became of one that was. */
export const PlanDay = z.strictObject({
  day: z.string(),
  /** Null where there is no pickup: it is skipped, or closed. */
  pickup_date: z.string().nullable(),
  state: z.enum(['planned', ...dayStates]),
  reason: z.enum(dayReasons).nullable(),
  load_id: LoadId.nullable(),
  price: z.number().nullable(),
});
export type PlanDay = z.infer<typeof PlanDay>;

/** A load that is made again and again of a template, by a calendar. */
export const Plan = z.strictObject({
  id: Id,
  version: z.int(),
  name: z.string(),
  template: z.strictObject({ id: Id, name: z.string() }),
  every: z.enum(['week', 'month']),
  interval: z.int(),
  weekdays: z.array(z.int()),
  month_day: z.int().nullable(),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
  on_closed: z.enum(onClosedChoices),
  makes: z.enum(planMakes),
  carrier: z.strictObject({ id: Id, short_name: z.string(), scac: z.string() }).nullable(),
  price_limit: z.number().nullable(),
  days_ahead: z.int(),
  state: z.enum(planStates),
  paused_why: z.enum(pauseReasons).nullable(),
  /** The person in whose name its loads are made. */
  acts_for: z.string(),
  next_days: z.array(PlanDay),
  past_days: z.array(PlanDay),
});
export type Plan = z.infer<typeof Plan>;

const byId = z.strictObject({ id: IdText });

export const plans = contract(plansCalls, {
  list: {
    summary: 'The recurring loads of the own account, each with its next ten days',
    reply: z.strictObject({ items: z.array(Plan) }),
  },
  get: {
    summary: 'A recurring load with its next ten days and what became of the last twenty',
    params: byId,
    reply: Plan,
    errors: [404],
  },
  add: {
    summary: 'Have a load made again and again of a template',
    body: PlanInput,
    reply: Plan,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Change a recurring load, pause it, let it go on, or end it',
    params: byId,
    body: PlanChange,
    reply: Plan,
    errors: [404, 409],
  },
  skip: {
    summary: 'Leave out one planned day whose load is not made yet',
    params: byId,
    body: z.strictObject({ day: Day }),
    reply: Plan,
    errors: [404, 409],
  },
  unskip: {
    summary: 'Take a day back that was left out, as long as its load can still be made',
    params: z.strictObject({ id: IdText, day: Day }),
    reply: Plan,
    errors: [404, 409],
  },
});
