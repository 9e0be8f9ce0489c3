import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { IdText } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { statementMailCalls } from './statement-mails.calls.ts';
import { Month, ScheduleInput, SendStatement, StatementMail, StatementSchedule } from './statement-mails.ts';

const byId = z.strictObject({ id: IdText });

export const statementMails = contract(statementMailCalls, {
  schedule: {
    summary: 'When the statements of an account are mailed, to whom, and which were',
    query: z.strictObject({ account_id: IdText.optional() }),
    reply: StatementSchedule,
    errors: [404],
  },
  changeSchedule: {
    summary: 'Choose when the statements of an account are mailed, and to whom',
    params: byId,
    body: ScheduleInput,
    reply: StatementSchedule,
    errors: [404, 409],
  },
  preview: {
    summary: 'What the mail with the statement of a month says, and the files it has',
    query: z.strictObject({ account_id: IdText.optional(), month: Month, language: Language.default('en') }),
    reply: StatementMail,
    errors: [404],
  },
  send: {
    summary: 'Mail the statement of a month at once, as PDF and spreadsheet',
    params: byId,
    body: SendStatement,
    status: 202,
    reply: z.strictObject({ sent_to: z.array(z.string()) }),
    errors: [404],
    perMinute: 20,
  },
});
