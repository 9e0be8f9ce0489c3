import type { DunningStage } from '@portal/contract/billing/collections/dunning-stages.ts';
import type { MailSubject } from '@portal/contract/notifications/mail-kinds.ts';
import type { NoticeOccasion } from '@portal/contract/places/notice-kinds.ts';
import type { MailSample } from '@portal/contract/notifications/mail-samples.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { webhookRetention } from '@portal/contract/webhooks/webhooks.settings.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { newsOf } from '../../../platform/mail/deliver-letter.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { MailReader } from '../../../platform/mail/unsubscribe-token.ts';
import { composeMail, type Letter } from '../../../platform/mail/mail-layout.ts';
import { shownHtml } from '../../../platform/mail/mail-logo.ts';
import { billingDay } from '../../billing/billing-day.ts';
import { changeLetter } from '../../billing/changes/mail-change.ts';
import { reminderLetter } from '../../billing/collections/mail-reminder.ts';
import { paymentLetter } from '../../billing/payments/mail-payment.ts';
import { statementLetter } from '../../billing/statements/mail-statement.ts';
import { issuedLetter } from '../../billing/papers/file-invoice.ts';
import { buyerLetter } from '../../insurance/mails/mail-buyer.ts';
import { noticeLetter } from '../../notices/notice-letter.ts';
import { linkLetter } from '../../users/send-password-link.ts';
import { approvalLetter, type ApprovalOccasion } from '../approvals/report-approvals.ts';
import { alertLetter } from '../carrier-alerts/mail-carrier-alert.ts';
import { conversationLetter } from '../conversation/report-conversation.ts';
import { digestLetter } from '../digest/digest-letter.ts';
import { bookerLetter, kindOf, type Occasion } from '../mail-booker.ts';
import { receiptLetter } from '../mail-claim-receipt.ts';
import { claimLetter } from '../mail-claim.ts';
import { delayLetter } from '../mail-delay.ts';
import { findSampleReader } from '../notifications.queries.ts';
import { planLetter } from '../plans/report-plan.ts';
import { webhookOffLetter } from '../webhooks/mail-webhook-off.ts';
import { notificationsPhrase } from '../words/notifications-phrase.ts';
import {
  sampleApproval,
  sampleChange,
  sampleClaim,
  sampleCrossing,
  sampleDelay,
  sampleInvoice,
  sampleLoad,
  sampleMessage,
  samplePayment,
  samplePolicy,
  type SampleReader,
  sampleOverdue,
  sampleStatement,
} from './sample-data.ts';

/** What a sample is made with. */
type Making = { reader: SampleReader; today: string; publicUrl: string; operatorName: string };
type Sample = { letter: Letter; kind?: MailSubject | undefined; reader?: MailReader };

const aboutLoad =
  (occasion: Occasion) =>
  ({ reader, today, publicUrl }: Making): Sample => ({
    letter: bookerLetter(sampleLoad(reader, today), { occasion, params: { name: 'POD.pdf', who: '' } }, publicUrl),
    kind: kindOf(occasion),
  });

const delayed = ({ reader, today, publicUrl }: Making): Sample => {
  const load = sampleLoad(reader, today);
  return { letter: delayLetter(load, sampleDelay(today), load.delivery_date ?? today, publicUrl), kind: 'delay' };
};

const aboutPolicy =
  (notice: 'bound' | 'ends_soon') =>
  ({ reader, today, publicUrl }: Making): Sample => ({
    letter: buyerLetter(samplePolicy(today), notice, reader.email, reader.language, publicUrl),
    kind: 'insurance',
  });

const aboutPayment =
  (kind: 'received' | 'failed') =>
  ({ reader, today, publicUrl }: Making): Sample => ({
    letter: paymentLetter(samplePayment(reader, today), kind, publicUrl),
  });

const aboutOverdue =
  (stage: DunningStage) =>
  ({ reader, today, publicUrl, operatorName }: Making): Sample => {
    const about = { to: reader.email, language: reader.language, stage, account: reader.account_name };
    return { letter: reminderLetter(sampleOverdue(today), about, { operatorName, publicUrl }) };
  };

const aboutNotice =
  (occasion: NoticeOccasion) =>
  ({ reader, today, publicUrl }: Making): Sample => {
    const { email, language, account_name } = reader;
    const notice = { email, language, part: 'consignee', occasion, which: addDays(today, 1) } as const;
    const enclosed = { trackingUrl: `${publicUrl}/track/sample`, hasPod: occasion === 'pod_filed' };
    const load = { ...sampleLoad(reader, today), load_id: sampleLoad(reader, today).id, account_name };
    const facts = { ...load, status: 'in transit', po_number: 'PO-88213', due_date: today } as const;
    return {
      letter: noticeLetter(facts, notice, enclosed),
      kind: 'notices',
      // A link that stops nobody's mails: no account has this number.
      reader: { address: email, account_id: 0 },
    };
  };

const aboutApproval =
  (occasion: ApprovalOccasion) =>
  ({ reader, today, publicUrl }: Making): Sample => ({
    letter: approvalLetter(reader, sampleApproval(reader, today), occasion, { publicUrl, zone: 'America/Chicago' }),
  });

const aboutPassword =
  (occasion: Parameters<typeof linkLetter>[1]) =>
  ({ reader, publicUrl }: Making): Sample => ({
    letter: linkLetter({ user: { ...reader, first_name: 'Ana' }, token: 'sample' }, occasion, publicUrl),
  });

const digest = (making: Making): Sample => {
  const { reader, today, publicUrl } = making;
  const newsIn = (make: (making: Making) => Sample, language: Language) =>
    newsOf(make({ ...making, reader: { ...reader, language } }).letter);
  const itemOf = (make: (making: Making) => Sample, load_id: number | null) => ({
    load_id,
    news: { en: newsIn(make, 'en'), es: newsIn(make, 'es') },
  });
  const { id } = sampleLoad(reader, today);
  const items = [
    itemOf(aboutLoad('picked_up'), id),
    itemOf(delayed, id),
    itemOf(aboutLoad('delivered'), id + 7),
    itemOf(aboutPolicy('ends_soon'), null),
  ];
  return { letter: digestLetter({ ...reader, day: today, items }, publicUrl), kind: 'digest' };
};

/** How each sample is made: by the code that makes the mails themselves. */
const samples: Record<MailSample, (making: Making) => Sample> = {
  accepted: aboutLoad('accepted'),
  declined: aboutLoad('declined'),
  cancellation_refused: aboutLoad('cancellation_refused'),
  carrier_cancelled: aboutLoad('carrier_cancelled'),
  picked_up: aboutLoad('picked_up'),
  delayed,
  delivered: aboutLoad('delivered'),
  pod_filed: aboutLoad('pod_filed'),
  insurance_bound: aboutPolicy('bound'),
  insurance_ends_soon: aboutPolicy('ends_soon'),
  invoice_issued: ({ reader, today, publicUrl }) => ({
    letter: issuedLetter(sampleInvoice(reader, today), reader.email, reader.language, publicUrl),
    kind: 'invoices',
  }),
  invoice_changed: ({ reader, today, publicUrl }) => ({
    letter: changeLetter(sampleInvoice(reader, today), sampleChange, reader.email, reader.language, publicUrl),
    kind: 'invoices',
  }),
  claim_offer: ({ reader, today, publicUrl, operatorName }) => {
    const claimReader = { ...reader, isOperator: false };
    return { letter: claimLetter(claimReader, sampleClaim(reader, today), [], { operatorName, publicUrl }) };
  },
  claim_received: ({ reader, today, publicUrl }) => {
    const claim = { ...sampleClaim(reader, today), status: 'submitted' as const, offer_amount: null };
    return { letter: receiptLetter(claim, { ...reader, isOperator: false }, ['POD.pdf', 'Photo.jpg'], publicUrl) };
  },
  message: ({ reader, today, publicUrl }) => {
    const { id: load_id, origin: from, destination: to } = sampleLoad(reader, today);
    const said = { occasion: 'message', who: 'Daniela Ríos', text: sampleMessage[reader.language] } as const;
    return {
      letter: conversationLetter(reader, { load_id, account_id: 1, from, to }, said, publicUrl),
      kind: 'messages',
    };
  },
  statement: ({ reader, today, publicUrl, operatorName }) => {
    const about = { to: reader.email, language: reader.language, bySchedule: true, isAttached: true };
    return { letter: statementLetter(sampleStatement(reader, today), about, { operatorName, publicUrl }) };
  },
  notice_picked_up: aboutNotice('picked_up'),
  notice_delayed: aboutNotice('delayed'),
  notice_out_for_delivery: aboutNotice('out_for_delivery'),
  notice_delivered: aboutNotice('delivered'),
  notice_pod_filed: aboutNotice('pod_filed'),
  reminder_friendly: aboutOverdue('friendly'),
  reminder_firm: aboutOverdue('firm'),
  reminder_final: aboutOverdue('final'),
  payment_received: aboutPayment('received'),
  payment_failed: aboutPayment('failed'),
  carrier_alert: ({ reader, publicUrl }) => ({
    letter: alertLetter({ ...reader, may_change: false }, sampleCrossing, publicUrl),
  }),
  approval_asked: aboutApproval('asked'),
  approval_escalated: aboutApproval('escalated'),
  approval_approved: aboutApproval('approved'),
  approval_sent_back: aboutApproval('sent_back'),
  approval_ended: aboutApproval('ended'),
  approval_proposed: aboutApproval('proposed'),
  webhook_off: ({ reader, publicUrl }) => ({
    letter: webhookOffLetter(
      reader,
      { url: 'https://wms.example/in/loads', off_reason: 'failed' },
      { publicUrl, days: webhookRetention.default.days },
    ),
  }),
  recurring_load: ({ reader, today, publicUrl }) => {
    const about = { name: 'Laredo – Columbus', day: today, why: 'above_limit' } as const;
    return { letter: planLetter(reader, { ...about, load_id: sampleLoad(reader, today).id }, publicUrl) };
  },
  invitation: aboutPassword('invitation_mail'),
  password_link: aboutPassword('password_link_mail'),
  digest,
};

const makeSample = async (ctx: Ctx, name: MailSample, language: Language): Promise<Mail> => {
  const { services, actor } = ctx;
  const { email, account_name } = await findSampleReader(ctx, actor.userId);
  const {
    letter,
    kind,
    reader = { user_id: actor.userId },
  } = samples[name]({
    reader: { email, language, account_name },
    today: billingDay(ctx),
    publicUrl: services.config.publicUrl,
    operatorName: services.settings.get(operatorIdentity).name,
  });
  return composeMail(services, letter, kind && { reader, kind });
};

/** A mail as its reader sees it, with the caller as its reader. */
export const readSample = async (ctx: Ctx, name: MailSample, language: Language) => {
  const mail = await makeSample(ctx, name, language);
  return { subject: mail.subject, html: await shownHtml(ctx.services, mail), text: mail.text };
};

/** Mails the caller a sample, which says that it is one. 503 where the mail server does not take it. */
export const sendSample = async (ctx: Ctx, name: MailSample, language: Language): Promise<{ sent_to: string }> => {
  const mail = await makeSample(ctx, name, language);
  const subject = notificationsPhrase(language, 'sample', { subject: mail.subject });
  try {
    await ctx.services.mail.send({ ...mail, subject });
  } catch (err) {
    ctx.log.warn({ err }, 'sample not mailed');
    throw problem('settings.mail_not_sent', 503);
  }
  return { sent_to: mail.to };
};
