import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';

export type Addressee = { to: string; language: Language; path: string };

/** A load whose price operations make, as its mails name it. */
type PricedLoad = { id: number; account_name: string; origin: string; destination: string };

type Say = (
  part: 'subject' | 'heading' | 'text' | 'action' | 'note' | 'reason',
  params: Readonly<Record<string, string | number>>,
) => string;

/** What one kind of load says; `reason` is what operations wrote when they gave it back. */
type PriceMail = { load: PricedLoad; say: Say; facts: NonNullable<Letter['facts']>; reason?: string | undefined };

const reasonMark = '{reason}';

/** Mails operations or whoever asked about a price that is made by hand. */
export const sendPriceMail = async (
  { services }: OpenCtx,
  { to, language, path }: Addressee,
  { load, say, facts, reason }: PriceMail,
): Promise<void> => {
  const { id, account_name: account, origin, destination } = load;
  const params = { reason: reasonMark, load: id, account, origin, destination };
  // What a person wrote is no phrase: nothing is filled in there.
  const written = reason === undefined ? [] : [say('reason', params).replace(reasonMark, () => reason)];
  await services.mail.send(
    composeMail(services, {
      to,
      language,
      subject: say('subject', params),
      heading: say('heading', params),
      paragraphs: [say('text', params), ...written],
      facts,
      action: { label: say('action', params), url: `${services.config.publicUrl}/${path}/${id}` },
      note: say('note', params),
    }),
  );
};
