import type { ShareCertificate } from '@portal/contract/insurance/insurance.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import type { PhraseParams } from '../../../platform/mail/phrases.ts';
import { insuranceInScope } from '../insurance-access.ts';
import { findInsuranceDocuments } from '../insurance.queries.ts';
import { verificationUrl } from '../present-insurance.ts';
import { certificateShared } from './certificate-shares.queries.ts';
import { drawAsItIs } from './certificate-files.ts';
import { insurancePhrase } from '../insurance-phrase.ts';
import { money } from '../../../platform/money-text.ts';

const mailCertificateJob = 'insurance.mail-certificate';

type Letter = { quote_id: number; email: string; message: string; language: Language; sender: string };

const mailCertificate = async (ctx: OpenCtx, { quote_id, email, message, language, sender }: Letter): Promise<void> => {
  // What has been cancelled or has ended meanwhile must say so.
  const row = await drawAsItIs(ctx, quote_id, { once: true });
  if (!row?.certificate_number || !row.verification_code || !row.chosen) return;
  const document = (await findInsuranceDocuments(ctx.db, quote_id)).find(
    (one) => one.kind === 'certificate' && one.language === language,
  );
  const params: PhraseParams = { number: row.certificate_number, name: sender, account: row.account_name };
  const say = (key: Parameters<typeof insurancePhrase>[1]) => insurancePhrase(language, key, params);
  const mail = composeMail(ctx.services, {
    to: email,
    language,
    isFromPerson: true,
    sender: row.account_name,
    subject: say('mail.subject'),
    heading: say('mail.heading'),
    paragraphs: [say('mail.intro'), ...message.split(/\n+/)],
    facts: [
      { label: say('mail.goods'), value: row.commodity },
      { label: say('mail.value'), value: money(row.chosen.limit) },
    ],
    action: { label: say('mail.action'), url: verificationUrl(ctx, row.verification_code) },
    note: say('mail.note'),
  });
  const attachments = document
    ? [
        {
          filename: `${row.certificate_number}.pdf`,
          content: await ctx.services.files.get(document.storage_key),
          contentType: document.content_type,
        },
      ]
    : [];
  await ctx.services.mail.send({ ...mail, attachments });
};

export const mailCertificates = job<Letter>(mailCertificateJob, mailCertificate, mailJob);

/** Mails a certificate in the recipient's language. 403, 404, 409 `insurance.no_certificate`. */
export const shareCertificate = (ctx: Ctx, id: number, input: ShareCertificate) =>
  withTransaction(ctx, async (tx) => {
    const row = await insuranceInScope(tx, id);
    if (!row.certificate_number || !row.issued_at) throw problem('insurance.no_certificate', 409);
    const { addresses, message, language } = input;
    for (const email of new Set(addresses)) {
      const letter: Letter = { quote_id: id, email, message, language, sender: tx.actor.name };
      await enqueue(tx, mailCertificateJob, letter);
    }
    await audit(tx, {
      action: certificateShared,
      object_type: 'insurance_quote',
      object_id: id,
      account_id: row.account_id,
      after: { addresses },
    });
    return { id, sent_to: new Set(addresses).size };
  });
