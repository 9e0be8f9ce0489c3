// No schemas here: the form checks by it before it is sent.

/** What of a plan its rules look at. */
type PlanRules = {
  every: 'week' | 'month';
  weekdays: readonly number[];
  month_day: number | null;
  starts_on: string;
  ends_on: string | null;
  makes: string;
  price_limit: number | null;
};

type Fault = {
  field: 'weekdays' | 'month_day' | 'ends_on' | 'price_limit';
  code: 'templates.no_weekday' | 'templates.no_month_day' | 'templates.ends_early' | 'templates.no_limit';
};

/** What is wrong with a plan beyond its single fields: the field, and the code to say it by. */
export const faultOfPlan = (plan: PlanRules): Fault | null => {
  if (plan.every === 'week' && plan.weekdays.length === 0) return { field: 'weekdays', code: 'templates.no_weekday' };
  if (plan.every === 'month' && plan.month_day === null) return { field: 'month_day', code: 'templates.no_month_day' };
  if (plan.ends_on !== null && plan.ends_on < plan.starts_on) return { field: 'ends_on', code: 'templates.ends_early' };
  if (plan.makes === 'booking' && !plan.price_limit) return { field: 'price_limit', code: 'templates.no_limit' };
  return null;
};
