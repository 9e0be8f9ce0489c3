import { loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { listener } from '../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../platform/jobs/jobs.ts';
import { composeMail, type Letter } from '../../platform/mail/mail-layout.ts';
import { factLines } from './fact-lines.ts';
import type { words as en } from './words/en.ts';
import { notificationsPhrase } from './words/notifications-phrase.ts';
import { findAdmins, findStopChange, type StopChange } from './stop-changes.queries.ts';

type Place = StopChange['before'];

const hoursText = ({ open_time, close_time }: Place): string => [open_time, close_time].filter(Boolean).join(' - ');

const placeText = (place: Place): string => {
  const { name, address, contact, reference } = place;
  const parts = [name, address, contact?.name, contact?.phone, contact?.email, hoursText(place), reference];
  return parts.filter(Boolean).join(', ');
};

/** What of a stop is now another, and why, for a mail. */
export const stopChangeFacts = (
  { load_id, reason, stop_type, before, after }: StopChange,
  language: Language,
): NonNullable<Letter['facts']> => {
  return factLines(language, [
    ['load', String(load_id)],
    ['stop', notificationsPhrase(language, `stop_types.${stop_type}`)],
    ['before', placeText(before)],
    ['after', placeText(after)],
    ['reason', reason ?? ''],
  ]);
};

type Reader = { email: string; language: Language };

const letterTo = (ctx: OpenCtx, to: Reader, change: StopChange): Letter => {
  const { language } = to;
  const { settings, config } = ctx.services;
  const params = { load: change.load_id, who: change.actor_name ?? settings.get(operatorIdentity).name };
  const say = (name: keyof typeof en.stop_changed) => notificationsPhrase(language, `stop_changed.${name}`, params);
  return {
    to: to.email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('body')],
    facts: stopChangeFacts(change, language),
    action: {
      label: notificationsPhrase(language, 'open_load'),
      url: `${config.publicUrl}/my-loads/${change.load_id}`,
    },
    note: say('why'),
  };
};

const mailAdminJob = 'notifications.mail-stop-changed-to';

type AdminMail = { history_id: number; admin: Reader };

/** Mails one admin: a job each, so that a mail that fails is repeated without the others. */
export const mailAdminOfStopChange = job<AdminMail>(
  mailAdminJob,
  async (ctx, { history_id, admin }) => {
    const change = await findStopChange(ctx, history_id);
    if (change) await ctx.services.mail.send(composeMail(ctx.services, letterTo(ctx, admin, change)));
  },
  mailJob,
);

/** Mails the admins of an account, each in their language, what was changed about a stop of a booked load. */
export const mailStopChanged = listener(
  loadStopChanged,
  'notifications.mail-stop-changed',
  async (ctx, { load_id, history_id }) => {
    const change = await findStopChange(ctx, history_id);
    if (!change) return;
    await withTransaction(ctx, async (tx) => {
      for (const admin of await findAdmins(tx, load_id)) {
        await enqueue(tx, mailAdminJob, { history_id, admin }, { key: `${mailAdminJob}:${history_id}:${admin.email}` });
      }
    });
  },
);
