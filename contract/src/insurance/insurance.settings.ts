import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** How many days before a cover ends its buyer is reminded by mail; 0 sends no reminders. */
export const insuranceReminderDays = setting('insurance.reminder_days', {
  schema: z.int().min(0).max(30),
  default: 3,
  changedBy: 'act_for_operator',
  label: 'insurance.settings.reminder_days',
});
