import type { EventPayload } from '@portal/contract/events/event.ts';
import { claimDeadlineNeared } from '@portal/contract/claims/claims.events.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { mailListener } from '../../platform/jobs/events.ts';
import { composeMail, toOperations, type Letter } from '../../platform/mail/mail-layout.ts';
import { claimDay, claimDeadlines, type ClaimTime, claimTime } from '../claims/deadlines/claim-days.ts';
import { findClaim } from '../claims/claims.queries.ts';
import { choice, claimFacts, type ClaimReader, framed, operatorOf, sayerOf, shipperOf } from './claim-letter.ts';
import { words as en } from './words/claims.en.ts';
import { findMailedClaim, type MailedClaim } from './claim-news.queries.ts';

type Neared = EventPayload<typeof claimDeadlineNeared>;

/** Whether the clock still runs towards that day: a mail that comes late must not say what is no longer so. */
const stillRuns = async (ctx: OpenCtx, { claim_id, deadline, due_on }: Neared): Promise<boolean> => {
  const row = await findClaim(ctx.db, 'all', claim_id);
  const clock =
    row && claimDeadlines(row, claimTime(ctx)).find(({ code, due_on: day }) => code === deadline && day === due_on);
  return clock !== undefined && clock.met_at === null && clock.state !== 'void';
};

const daysTo = (day: string, time: ClaimTime): number =>
  Math.round((Date.parse(day) - Date.parse(claimDay(time))) / 86_400_000);

type Explained = Exclude<keyof typeof en.deadline.near, `days_${string}`>;

const isExplained = (deadline: string): deadline is Explained => Object.hasOwn(en.deadline.near, deadline);

const letterTo = (ctx: OpenCtx, reader: ClaimReader, claim: MailedClaim, { deadline, due_on }: Neared): Letter => {
  const { language, isOperator } = reader;
  const left = daysTo(due_on, claimTime(ctx));
  const when = left < 0 ? 'over' : 'near';
  const params = {
    clock: choice(language, 'deadlines', deadline) ?? '',
    day: dayText(due_on),
    count: Math.abs(left),
  };
  const say = sayerOf(claim, language);
  return {
    ...framed(claim, reader, ctx.services.config.publicUrl),
    subject: say(`deadline.${when}.subject`, params),
    heading: say(`deadline.${when}.${isOperator ? 'to_operator' : 'heading'}`, params),
    paragraphs: isExplained(deadline) ? [say(`deadline.${when}.${deadline}`, params)] : [],
    facts: claimFacts(claim, language, [
      ['deadline', `${params.clock}: ${params.day}`],
      ['days', left === 0 ? say('deadline.today') : say(`deadline.${when}.days`, params)],
      ['carrier_claim', claim.carrier_claim_number],
      ['status', choice(language, 'statuses', claim.status)],
    ]),
  };
};

/** Mails who has to act that a clock of a case runs out soon or has, in their language. */
export const mailClaimDeadline = mailListener(
  claimDeadlineNeared,
  'notifications.mail-claim-deadline',
  async (ctx, neared) => {
    const claim = await findMailedClaim(ctx, neared.claim_id);
    if (!claim || !(await stillRuns(ctx, neared))) return;
    const reader = neared.reader === 'shipper' ? shipperOf(claim) : operatorOf(claim, toOperations(ctx.services));
    if (!reader) return;
    await ctx.services.mail.send(composeMail(ctx.services, letterTo(ctx, reader, claim, neared)));
  },
);
