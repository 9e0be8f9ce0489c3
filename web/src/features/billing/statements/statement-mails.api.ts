import { statementMailCalls } from '@portal/contract/billing/statement-mails.calls.ts';
import type { statementMails as rows } from '@portal/contract/billing/statement-mails.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { billingKeys } from '../billing.keys.ts';

const calls = callsOf<typeof rows>(statementMailCalls);

/** When the statements of an account are mailed; of the own one where none is named. */
export const scheduleQuery = (account: number | undefined) =>
  queryOptions({
    queryKey: billingKeys.schedule(account),
    queryFn: ({ signal }) => api(calls.schedule, { query: account ? { account_id: account } : {} }, signal),
  });

type MailQuery = NonNullable<Request<typeof rows.preview>['query']>;

/** What the mail with the statement of a month says. */
export const statementMailQuery = (query: MailQuery) =>
  queryOptions({
    queryKey: billingKeys.statementMail(query),
    queryFn: ({ signal }) => api(calls.preview, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const changeSchedule = (id: number, body: Request<typeof rows.changeSchedule>['body']) =>
  api(calls.changeSchedule, { params: { id }, body });
export const sendStatement = (id: number, body: Request<typeof rows.send>['body']) =>
  api(calls.send, { params: { id }, body });
