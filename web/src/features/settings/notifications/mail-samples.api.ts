import type { MailSample } from '@portal/contract/notifications/mail-samples.ts';
import { mailSamplesCalls } from '@portal/contract/notifications/mail-samples.calls.ts';
import type { mailSamples as mailSamplesRows } from '@portal/contract/notifications/mail-samples.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const calls = callsOf<typeof mailSamplesRows>(mailSamplesCalls);

/** A mail with made-up data, as its reader sees it. */
export const mailSample = (name: MailSample, language: Language) =>
  queryOptions({
    queryKey: settingsKeys.mailSample(name, language),
    queryFn: ({ signal }) => api(calls.read, { params: { name }, query: { language } }, signal),
    placeholderData: keepPreviousData,
  });

export const sendMailSample = (name: MailSample, language: Language) =>
  api(calls.send, { params: { name }, body: { language } });
