import { scheduledReport } from '@portal/contract/statistics/statistics.settings.ts';
import type { z } from 'zod';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';

type Report = z.output<typeof scheduledReport.schema>;

/** The schedule as it is typed: addresses as lines, numbers as the words they are chosen by. */
export type ReportFields = Pick<Report, 'rhythm' | 'language'> & {
  recipients: string;
  weekday: string;
  hour: string;
  months: string;
};

export const fieldsOf = ({ recipients, rhythm, weekday, hour, language, last_n_months }: Report): ReportFields => ({
  recipients: recipients.join('\n'),
  rhythm,
  weekday: String(weekday),
  hour: String(hour),
  language,
  months: last_n_months === null ? 'all' : String(last_n_months),
});

export const reportOf = ({ recipients, rhythm, weekday, hour, language, months }: ReportFields): Report => ({
  recipients: recipients
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter(Boolean),
  rhythm,
  weekday: Number(weekday),
  hour: Number(hour),
  language,
  last_n_months: months === 'all' ? null : Number(months),
});

/** A fault of one address is a fault of the whole field. */
export const reportFaults = (fields: ReportFields): Faults =>
  Object.fromEntries(
    Object.entries(schemaFaults(scheduledReport.schema, reportOf(fields))).map(([field, fault]) => [
      field.startsWith('recipients') ? 'recipients' : field,
      fault,
    ]),
  );
