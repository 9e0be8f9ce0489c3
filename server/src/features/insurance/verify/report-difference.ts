import type { DifferenceReport, VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import type { ComparedField } from '@portal/contract/insurance/insurance-choices.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail, type Letter, toOperations } from '../../../platform/mail/mail-layout.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { findByCode } from '../insurance.queries.ts';
import { insurancePhrase } from '../insurance-phrase.ts';
import { readableCode } from '../papers/certificate-paper.ts';
import { money } from '../../../platform/money-text.ts';
import { findDifferences, insertDifferences } from './differences.queries.ts';
import { findCertificate, plainCode } from './verify-certificate.ts';

const mailDifferencesJob = 'insurance.mail-differences';

/** What the portal's own certificate says in a line. */
const saidIn = (certificate: VerifiedCertificate, field: ComparedField, language: Language): string => {
  switch (field) {
    case 'insured_value':
      return money(certificate.insured_value);
    case 'condition':
      return phrase(language, `insurance.conditions.${certificate.condition}`);
    case 'departs_on':
    case 'cover_ends_on':
      return dayText(certificate[field]);
    case 'code':
      return readableCode(certificate.code);
    default:
      return certificate[field] ?? '';
  }
};

type Report = Awaited<ReturnType<typeof findDifferences>>;

const letterOf = (ctx: OpenCtx, report: Report, certificate: VerifiedCertificate | undefined): Letter => {
  const operations = toOperations(ctx.services);
  const { language } = operations;
  const params = { number: certificate?.number ?? '', code: readableCode(report.code) };
  const say = (key: Parameters<typeof insurancePhrase>[1]) => insurancePhrase(language, key, params);
  const known = certificate ? 'known' : 'unknown';
  const lines = report.differences.map(({ field, on_paper }) => ({
    label: phrase(language, `insurance.screens.verify.fields.${field}`),
    value: certificate
      ? insurancePhrase(language, 'difference_mail.line', {
          paper: on_paper,
          record: saidIn(certificate, field, language),
        })
      : on_paper,
  }));
  const from = report.email ? `${report.email} (${report.language})` : say('difference_mail.nobody');
  return {
    ...operations,
    subject: say(`difference_mail.${known}.subject`),
    heading: say('difference_mail.heading'),
    paragraphs: [say(`difference_mail.${known}.body`), ...report.message.split(/\n+/).filter(Boolean)],
    facts: [...lines, { label: say('difference_mail.from'), value: from }],
    ...(report.quote_id !== null && {
      action: {
        label: say('buyer_mail.open'),
        url: `${ctx.services.config.publicUrl}/insurance/my-insurance/${report.quote_id}`,
      },
    }),
    note: say('difference_mail.note'),
  };
};

/** Mails operations what somebody saw differ on the paper of a certificate. */
export const mailDifferences = job<{ id: number }>(
  mailDifferencesJob,
  async (ctx, { id }) => {
    const report = await findDifferences(ctx.db, id);
    const certificate = await findCertificate(ctx, report.code);
    await ctx.services.mail.send(composeMail(ctx.services, letterOf(ctx, report, certificate)));
  },
  mailJob,
);

/**
 * Takes what differs on a paper somebody holds to the operator: by mail, and on the certificate's page. A code that no
 * certificate has is reported alike, as the paper may be forged.
 */
export const reportDifference = (ctx: OpenCtx, code: string, report: DifferenceReport): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const plain = plainCode(code);
    const row = await findByCode(tx.db, plain);
    const id = await insertDifferences(tx.db, { ...report, code: plain, quote_id: row?.issued_at ? row.id : null });
    await enqueue(tx, mailDifferencesJob, { id });
  });
