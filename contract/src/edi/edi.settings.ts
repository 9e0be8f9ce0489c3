import { z } from 'zod';
import { setting } from '../values/setting.ts';

/** Months for which the bytes of EDI files are kept; what was in them stays listed. */
export const ediRetention = setting('edi.retention', {
  schema: z.strictObject({ months: z.int().min(1).max(120) }),
  default: { months: 24 },
  changedBy: 'act_for_operator',
  label: 'edi.settings.retention',
});
