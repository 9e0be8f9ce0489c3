import { z } from 'zod';
import { setting } from '../values/setting.ts';
import { Email } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { reportRhythms } from './report-rhythms.ts';

/**
 * Who gets the operator's figures as a spreadsheet, and when: every day, on a day of the week (1 is Monday), or on the
 * first of the month, from this hour on in the zone the operator bills by. Nobody does where no address is named.
 */
export const scheduledReport = setting('statistics.report', {
  schema: z.strictObject({
    recipients: z.array(Email).max(20),
    rhythm: z.enum(reportRhythms),
    weekday: z.int().min(1).max(7),
    hour: z.int().min(0).max(23),
    language: Language,
    /** Months the figures are about; null is all time. */
    last_n_months: z.int().min(1).max(36).nullable(),
  }),
  default: { recipients: [], rhythm: 'week', weekday: 1, hour: 6, language: 'en', last_n_months: 3 },
  changedBy: 'act_for_operator',
  label: 'statistics.settings.report',
});
