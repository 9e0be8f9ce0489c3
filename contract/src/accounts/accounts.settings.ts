import { z } from 'zod';
import { Markup } from '../quotes/markup.ts';
import { setting } from '../values/setting.ts';

/** The markups an account starts with when it is opened without one. */
export const DefaultMarkups = z.strictObject({
  new_accounts: Markup,
  /** Of accounts whose people come from a freight system. */
  freight_system: Markup,
});
export type DefaultMarkups = z.infer<typeof DefaultMarkups>;

export const defaultMarkups = setting('accounts.default_markups', {
  schema: DefaultMarkups,
  default: {
    new_accounts: { markup_percent: 0, markup_min: 0 },
    freight_system: { markup_percent: 0, markup_min: 0 },
  },
  changedBy: 'act_for_operator',
  label: 'settings.screens.markups.title',
});
