import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../context.ts';
import { type DigestNews, keepForDigest } from './digest-items.queries.ts';
import type { Mail } from './mail.ts';
import { findMailChoice } from './mail-choices.queries.ts';
import { composeMail, type Letter } from './mail-layout.ts';

/** A letter of a kind that its reader may do without. */
export type Delivery = {
  kind: MailKind;
  /** What happened, by name and number: the daily mail says it once, however often its job is repeated. */
  event: string;
  load_id: number | null;
  email: string;
  language: Language;
  letterIn: (language: Language) => Letter;
  /** Made only where the mail is sent by itself. */
  attachments?: () => Promise<NonNullable<Mail['attachments']>>;
};

/** What the daily mail says of it. */
export const newsOf = ({ heading, paragraphs, action }: Letter): DigestNews => ({
  heading,
  text: paragraphs[0] ?? '',
  url: action?.url ?? null,
});

/** Sends a letter as its reader has chosen for its kind: at once, with the daily mail, or not at all. */
export const deliverLetter = async (
  { db, services }: OpenCtx,
  { kind, event, load_id, email, language, letterIn, attachments }: Delivery,
): Promise<void> => {
  const { reader, delivery } = await findMailChoice(db, email, kind);
  if (delivery === 'never') return;
  if (delivery === 'daily' && 'user_id' in reader) {
    const news = { en: newsOf(letterIn('en')), es: newsOf(letterIn('es')) };
    await keepForDigest(db, { ...reader, kind, event, load_id, news });
    return;
  }
  const mail = composeMail(services, letterIn(language), { reader, kind });
  await services.mail.send({ ...mail, ...(attachments && { attachments: await attachments() }) });
};
