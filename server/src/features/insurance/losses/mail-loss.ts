import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { type CaseFile, findFiles } from '../../claims/claim-documents.queries.ts';
import { findClaim } from '../../claims/claims.queries.ts';
import type { InsuranceRow } from '../insurance.queries.ts';
import { insurancePhrase } from '../insurance-phrase.ts';
import { money } from '../../../platform/money-text.ts';
import { insertSentPapers, type LossRow } from './losses.queries.ts';

/** What mail servers take; papers beyond it are named, and sent on request. */
const mostBytes = 15 * 1024 * 1024;

const thatFit = (files: readonly CaseFile[]): CaseFile[] => {
  let bytes = 0;
  return files.filter(({ size }) => {
    if (bytes + size > mostBytes) return false;
    bytes += size;
    return true;
  });
};

/** Reports a loss to the insurer's address for losses, with the claim's papers attached. */
export const mailLoss = async (ctx: OpenCtx, loss: LossRow, policy: InsuranceRow): Promise<void> => {
  const claim = await findClaim(ctx.db, 'all', loss.claim_id);
  const to = policy.certificate?.claims_email;
  if (!claim || !to) throw new Error('the certificate names no address for losses');
  // The insurer's people read it, whose language is not known: the operator's.
  const { language } = ctx.services.settings.get(operatorIdentity);
  const params = { number: policy.certificate_number ?? '', claim: claim.id, account: policy.account_name };
  const say = (key: Parameters<typeof insurancePhrase>[1]) => insurancePhrase(language, key, params);
  const files = await findFiles(ctx.db, claim.id);
  const attached = thatFit(files);
  const kind = claim.category && (phraseOfCode(language, 'claims.categories', claim.category) ?? claim.category);
  const mail = composeMail(ctx.services, {
    to,
    language,
    sender: policy.account_name,
    subject: say('loss_mail.subject'),
    heading: say('loss_mail.heading'),
    paragraphs: [say('loss_mail.intro'), claim.supporting_text],
    facts: [
      { label: say('loss_mail.certificate'), value: policy.certificate_number ?? '' },
      { label: say('loss_mail.policy'), value: policy.policy_number ?? '' },
      { label: say('loss_mail.loss'), value: kind ?? '–' },
      { label: say('loss_mail.amount'), value: loss.amount ? `${money(loss.amount)} ${loss.currency}` : '–' },
      { label: say('loss_mail.discovered'), value: claim.discovered_on ? dayText(claim.discovered_on) : '–' },
      { label: say('from'), value: policy.origin_city || policy.origin_zip_code },
      { label: say('to'), value: policy.destination_city || policy.destination_zip_code },
      { label: say('loss_mail.contact'), value: loss.reporter_email ?? '' },
      { label: say('loss_mail.papers'), value: files.map(({ name }) => name).join(', ') || '–' },
    ],
    note: say('loss_mail.note'),
  });
  const attachments = await Promise.all(
    attached.map(async ({ name, storage_key, content_type }) => ({
      filename: name,
      content: await ctx.services.files.get(storage_key),
      contentType: content_type,
    })),
  );
  await ctx.services.mail.send({ ...mail, attachments });
  await insertSentPapers(
    ctx.db,
    claim.id,
    attached.map(({ id }) => id),
  );
};
