import { mailChoicesCalls } from '@portal/contract/notifications/mail-choices.calls.ts';
import type {
  MailChoicesChange,
  mailChoices as mailChoicesRows,
} from '@portal/contract/notifications/mail-choices.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { settingsKeys } from '../settings/settings.keys.ts';

const calls = callsOf<typeof mailChoicesRows>(mailChoicesCalls);

/** Which mails the signed-in person gets. */
export const ownMailChoices = queryOptions({
  queryKey: settingsKeys.mailChoices,
  queryFn: ({ signal }) => api(calls.mine, {}, signal),
});

/** Changes what is named; answers all of them. */
export const changeMailChoices = (body: MailChoicesChange) => api(calls.change, { body });

/** What the link at the foot of a mail is about. */
export const subscriptionOf = (token: string) =>
  queryOptions({
    queryKey: settingsKeys.subscription(token),
    queryFn: ({ signal }) => api(calls.subscription, { params: { token } }, signal),
  });

/** Stops the mails of a link, or sends them again. */
export const switchSubscription = (token: string, on: boolean) =>
  on
    ? api(calls.subscribeAgain, { params: { token } })
    : api(calls.unsubscribe, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } });
