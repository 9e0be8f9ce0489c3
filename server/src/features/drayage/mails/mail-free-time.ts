import { money } from '../../../platform/money-text.ts';
import type { DrayageClock } from '@portal/contract/drayage/drayage-load.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { job, mailJob } from '../../../platform/jobs/jobs.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { drayagePhrase } from '../words/drayage-phrase.ts';
import { haulFacts } from './haul-facts.ts';
import { findMailedHaul } from './mailed-haul.queries.ts';

export const freeTimeJob = 'drayage.mail-free-time';

export type FreeTimeWarning = {
  load_id: number;
  charge: NonNullable<DrayageClock['reading']['deadline']>['charge'];
  /** The last free day. */
  day: string;
  /** Dollars a container and day after it. */
  rate: number;
  /** The containers it is about; an empty text stands for those without a number. */
  numbers: readonly string[];
};

const mailFreeTime = async (ctx: OpenCtx, { load_id, charge, day, rate, numbers }: FreeTimeWarning): Promise<void> => {
  const haul = await findMailedHaul(ctx, load_id);
  if (!haul || haul.email === null) return;
  const { language, email: to } = haul;
  const { config, mail } = ctx.services;
  const dollars = money(rate);
  const named = numbers.filter(Boolean);
  const say = (name: 'subject' | 'named' | 'heading' | 'text') =>
    drayagePhrase(language, `${charge}.${name}`, {
      load: load_id,
      count: numbers.length,
      numbers: named.join(', '),
      day: dayText(day),
      rate: dollars,
      place: haul.origin,
    });
  await mail.send(
    composeMail(ctx.services, {
      to,
      language,
      // Some without a number may be due too: then it is about containers of the load.
      subject: say(named.length === numbers.length ? 'named' : 'subject'),
      heading: say('heading'),
      paragraphs: [say('text')],
      facts: haulFacts(haul, language, named),
      action: { label: drayagePhrase(language, 'open_load'), url: `${config.publicUrl}/my-loads/${load_id}` },
      note: drayagePhrase(language, 'warned'),
    }),
  );
};

/** Warns whoever booked a container a day before it begins to cost. */
export const warnOfFreeTime = job(freeTimeJob, mailFreeTime, mailJob);
