import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Whether those who act for the operator have to sign in with a second factor. */
export const operatorNeedsSecondFactor = setting('auth.operator_needs_second_factor', {
  schema: z.boolean(),
  default: false,
  changedBy: 'act_for_operator',
  label: 'auth.second_factor.setting',
});
