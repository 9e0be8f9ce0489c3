import { readablePhone } from '@portal/contract/places/phone.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { composeMail, toOperations } from '../../platform/mail/mail-layout.ts';
import { type PhraseParams, phrasesOf } from '../../platform/mail/phrases.ts';
import { words as en } from './words/en.ts';
import { findDemoRequest } from './guests.queries.ts';
import { words as es } from './words/es.ts';

const guestsPhrase = phrasesOf({ en, es });

export const reportDemoJob = 'guests.report-demo';
export const confirmDemoJob = 'guests.confirm-demo';

type DemoJob = { demo_request_id: number };

/** Mails operations who would like a demo, and when. */
export const reportDemo = async (ctx: OpenCtx, { demo_request_id }: DemoJob): Promise<void> => {
  const { mail } = ctx.services;
  const operations = toOperations(ctx.services);
  const request = await findDemoRequest(ctx, demo_request_id);
  const say = (key: keyof typeof en.demo_request_mail, params: PhraseParams = {}) =>
    guestsPhrase(operations.language, `demo_request_mail.${key}`, params);
  const date = dayText(request.preferred_date);
  const facts = { ...request, phone: readablePhone(request.phone), preferred_date: date };
  const shown = ['company_name', 'website', 'full_name', 'email', 'phone', 'country', 'preferred_date'] as const;
  await mail.send(
    composeMail(ctx.services, {
      ...operations,
      subject: say('subject', { company: request.company_name }),
      heading: say('heading'),
      paragraphs: [say('text', { name: request.full_name, company: request.company_name, date })],
      facts: shown.map((name) => ({ label: say(name), value: facts[name] })),
    }),
  );
};

/** Confirms a demo request by mail, in the language of its sender. */
export const confirmDemo = async (ctx: OpenCtx, { demo_request_id }: DemoJob): Promise<void> => {
  const request = await findDemoRequest(ctx, demo_request_id);
  const say = (key: keyof typeof en.demo_confirmation_mail, params: PhraseParams = {}) =>
    guestsPhrase(request.language, `demo_confirmation_mail.${key}`, params);
  await ctx.services.mail.send(
    composeMail(ctx.services, {
      to: request.email,
      language: request.language,
      subject: say('subject'),
      heading: say('heading'),
      paragraphs: [
        say('greeting', { name: request.full_name }),
        say('text', { date: dayText(request.preferred_date) }),
      ],
      note: say('note'),
    }),
  );
};
