import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Days for which events, and what was sent of them, are kept. */
export const webhookRetention = setting('webhooks.retention', {
  schema: z.strictObject({ days: z.int().min(7).max(365) }),
  default: { days: 30 },
  changedBy: 'act_for_operator',
  label: 'webhooks.settings.retention',
});
