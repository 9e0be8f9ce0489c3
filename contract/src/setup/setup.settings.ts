import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Whether the operator put the list of what a new portal needs away. */
export const setupDismissed = setting('setup.is_dismissed', {
  schema: z.boolean(),
  default: false,
  changedBy: 'act_for_operator',
  label: 'setup.dismissed',
});
