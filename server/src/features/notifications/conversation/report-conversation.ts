import { messageWritten, peopleNamed, personAssigned } from '@portal/contract/conversation/conversation.events.ts';
import type { NotificationKind } from '@portal/contract/notifications/notification-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import { phrasesOf } from '../../../platform/mail/phrases.ts';
import { audiencesOfReader, findFollowers, findReaders } from '../../conversation/people.queries.ts';
import { notifyPeople } from '../bell/notify-people.ts';
import { words as en } from '../words/conversation.en.ts';
import { words as es } from '../words/conversation.es.ts';
import {
  findMailedPeople,
  findMessageNews,
  findSpokenLoad,
  type MailedPerson,
  type SpokenLoad,
} from './conversation-news.queries.ts';

const phrase = phrasesOf({ en, es });

type Occasion = 'message' | 'mention' | 'assigned';
const bellKinds: Record<Occasion, NotificationKind> = {
  message: 'message_written',
  mention: 'message_named',
  assigned: 'load_assigned',
};

type Said = { occasion: Occasion; who: string; text: string };

/** The mail about a message, with what it says, or that a load was given to its reader. */
export const conversationLetter = (
  { email, language }: Pick<MailedPerson, 'email' | 'language'>,
  { load_id: load, from, to }: SpokenLoad,
  { occasion, who, text }: Said,
  publicUrl: string,
): Letter => {
  const say = (name: 'subject' | 'heading' | 'why') => phrase(language, `${occasion}.${name}`, { load, who });
  return {
    to: email,
    language,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: text.split('\n').filter(Boolean),
    facts: [
      { label: phrase(language, 'load'), value: String(load) },
      { label: phrase(language, 'route'), value: phrase(language, 'from_to', { from, to }) },
    ],
    action: { label: phrase(language, 'open'), url: `${publicUrl}/my-loads/${load}` },
    note: say('why'),
  };
};

const mailJobName = 'notifications.mail-conversation-to';

type PersonsMail = { event: string; load_id: number; message_id: number | null; who: string; occasion: Occasion } & {
  reader: MailedPerson;
};

/** What it says now; null once a message was taken back before its mail went. */
const textOf = async ({ db }: OpenCtx, id: number | null): Promise<string | null> =>
  id === null ? '' : ((await findMessageNews(db, id))?.text ?? null);

/** Mails one person as they have chosen: a job each, so that a mail that fails is repeated without the others. */
export const mailPersonOfConversation = job<PersonsMail>(
  mailJobName,
  async (ctx, { event, load_id, message_id, who, occasion, reader }) => {
    const [load, text] = await Promise.all([findSpokenLoad(ctx.db, load_id), textOf(ctx, message_id)]);
    if (!load || text === null) return;
    const { publicUrl } = ctx.services.config;
    const letterIn = (language: Language) =>
      conversationLetter({ ...reader, language }, load, { occasion, who, text }, publicUrl);
    await deliverLetter(ctx, { ...reader, kind: 'messages', event, load_id, letterIn });
  },
  mailJob,
);

type News = Omit<PersonsMail, 'reader'> & { account_id: number };

/** Rings these people, and mails those of them who are rung now and want mails. */
const reportTo = async (tx: OpenCtx, { account_id, ...news }: News, people: readonly number[]): Promise<void> => {
  const { event, load_id, who, occasion } = news;
  const rung = await notifyPeople(
    tx,
    { kind: bellKinds[occasion], event, account_id, load_id, facts: { who } },
    people,
  );
  for (const reader of await findMailedPeople(tx.db, rung)) {
    const key = `${mailJobName}:${event}:${reader.id}`;
    await enqueue(tx, mailJobName, { ...news, reader } satisfies PersonsMail, { key });
  }
};

/** Reports a message to those who follow the load and may read it, or to these people alone; never to its author. */
const reportMessage = (ctx: OpenCtx, id: number, only?: readonly number[]): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const message = await findMessageNews(tx.db, id);
    const load = message && (await findSpokenLoad(tx.db, message.load_id));
    if (!message || !load) return;
    const followers = only ? [] : await findFollowers(tx.db, message.load_id);
    const among = [...new Set([...message.named, ...followers])].filter((person) => person !== message.user_id);
    const readers = await findReaders(tx.db, { id: load.load_id, account_id: load.account_id }, { among });
    const allowed = readers
      .filter((reader) => audiencesOfReader(reader).includes(message.audience))
      .map((one) => one.id);
    const { account_id, load_id } = load;
    const who = message.author_as === null ? message.author_name : `${message.author_name} (${message.author_as})`;
    const news = { event: `message:${id}`, load_id, account_id, message_id: id, who };
    const isNamed = (person: number): boolean => message.named.includes(person);
    const named = allowed.filter((person) => isNamed(person) && (only?.includes(person) ?? true));
    await reportTo(tx, { ...news, occasion: 'mention' }, named);
    await reportTo(tx, { ...news, occasion: 'message' }, only ? [] : allowed.filter((person) => !isNamed(person)));
  });

export const reportMessageWritten = listener(messageWritten, 'notifications.report-message', (ctx, { message_id }) =>
  reportMessage(ctx, message_id),
);

export const reportPeopleNamed = listener(
  peopleNamed,
  'notifications.report-mention',
  (ctx, { message_id, user_ids }) => reportMessage(ctx, message_id, user_ids),
);

/** Reports to somebody that a load was given to them; nobody is notified of what they did themselves. */
export const reportAssigned = listener(
  personAssigned,
  'notifications.report-assigned',
  (ctx, { load_id, user_id, history_id, by_user_id, by }) =>
    withTransaction(ctx, async (tx) => {
      const load = await findSpokenLoad(tx.db, load_id);
      if (!load || user_id === by_user_id) return;
      const { account_id } = load;
      const event = `assigned:${history_id}`;
      await reportTo(tx, { event, load_id, account_id, message_id: null, who: by, occasion: 'assigned' }, [user_id]);
    }),
);
