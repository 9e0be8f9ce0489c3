import { insuranceReminderDays } from '@portal/contract/insurance/insurance.settings.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import type { Letter } from '../../../platform/mail/mail-layout.ts';
import type { PhraseParams } from '../../../platform/mail/phrases.ts';
import { findInsuranceDocuments, findQuote, type InsuranceRow } from '../insurance.queries.ts';
import { insurancePhrase } from '../insurance-phrase.ts';
import { money } from '../../../platform/money-text.ts';
import { findBuyer, findEndingCovers, insertInsuranceNotice, type NoticeKind } from './notices.queries.ts';

const mailBuyerJob = 'insurance.mail-buyer';

type Notice = { quote_id: number; kind: NoticeKind };

/** The certificate in a language, to be attached; nothing where it has not been drawn. */
const certificateFile = async (ctx: OpenCtx, row: InsuranceRow, language: string) => {
  const document = (await findInsuranceDocuments(ctx.db, row.id)).find(
    (one) => one.kind === 'certificate' && one.language === language,
  );
  if (!document) return [];
  const content = await ctx.services.files.get(document.storage_key);
  return [{ filename: `${row.certificate_number}.pdf`, content, contentType: document.content_type }];
};

/** What of a policy the mail about it says. */
export type MailedPolicy = Pick<InsuranceRow, 'id' | 'certificate_number' | 'load_id' | 'commodity' | 'cover_ends_on'> &
  Pick<InsuranceRow, 'origin_city' | 'origin_zip_code' | 'destination_city' | 'destination_zip_code'> & {
    chosen: { limit: number; total: number };
  };

export const buyerLetter = (
  row: MailedPolicy,
  kind: NoticeKind,
  to: string,
  language: Language,
  publicUrl: string,
): Letter => {
  const params: PhraseParams = {
    number: row.certificate_number ?? '',
    date: dayText(row.cover_ends_on ?? ''),
    load: row.load_id ?? '',
    goods: row.commodity,
  };
  const say = (key: Parameters<typeof insurancePhrase>[1]) => insurancePhrase(language, key, params);
  return {
    to,
    language,
    subject: say(`${kind}_mail.subject`),
    heading: say(`${kind}_mail.heading`),
    paragraphs: [say(`${kind}_mail.body`)],
    facts: [
      { label: say('mail.goods'), value: row.commodity },
      { label: say('from'), value: row.origin_city || row.origin_zip_code },
      { label: say('to'), value: row.destination_city || row.destination_zip_code },
      { label: say('mail.value'), value: money(row.chosen.limit) },
      { label: say('buyer_mail.premium'), value: money(row.chosen.total) },
      { label: say('buyer_mail.ends'), value: dayText(row.cover_ends_on ?? '') },
      ...(row.load_id === null ? [] : [{ label: say('buyer_mail.load'), value: String(row.load_id) }]),
    ],
    action: { label: say('buyer_mail.open'), url: `${publicUrl}/insurance/my-insurance/${row.id}` },
    note: say('buyer_mail.why'),
  };
};

/** Writes to whoever bought a policy, in their language; a policy that is no longer in force is not written about. */
const mailBuyer = async (ctx: OpenCtx, { quote_id, kind }: Notice): Promise<void> => {
  const row = await findQuote(ctx.db, 'all', quote_id);
  const buyer = await findBuyer(ctx.db, quote_id);
  if (!buyer || row?.status !== 'in_force' || !row.chosen || !row.certificate_number) return;
  const { email, language } = buyer;
  const policy: MailedPolicy = { ...row, chosen: row.chosen };
  await deliverLetter(ctx, {
    kind: 'insurance',
    event: `insurance_${kind}:${quote_id}:${row.cover_ends_on}`,
    load_id: row.load_id,
    email,
    language,
    letterIn: (one) => buyerLetter(policy, kind, email, one, ctx.services.config.publicUrl),
    ...(kind === 'bound' && { attachments: () => certificateFile(ctx, row, language) }),
  });
};

export const mailBuyers = job<Notice>(mailBuyerJob, mailBuyer, mailJob);

/** Has the buyer written to, once for what the notice is about, whoever asks. */
export const notifyBuyer = (ctx: OpenCtx, quote_id: number, kind: NoticeKind, about: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const notice: Notice = { quote_id, kind };
    if (await insertInsuranceNotice(tx.db, { ...notice, about })) await enqueue(tx, mailBuyerJob, notice);
  });

const atOnce = 200;

/** Reminds the buyers of covers that end soon. */
export const watchEndingCovers: Ticker = {
  name: 'insurance.watch-ending-covers',
  everyMs: 15 * 60_000,
  run: async (ctx) => {
    const days = ctx.services.settings.get(insuranceReminderDays);
    if (days === 0) return;
    let covers = await findEndingCovers(ctx.db, days, atOnce);
    while (covers.length > 0) {
      for (const { id, cover_ends_on } of covers) await notifyBuyer(ctx, id, 'ends_soon', cover_ends_on);
      covers = covers.length < atOnce ? [] : await findEndingCovers(ctx.db, days, atOnce);
    }
  },
};
