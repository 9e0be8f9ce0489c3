import { claimChanged, claimDeadlineNeared } from '@portal/contract/claims/claims.events.ts';
import type { ClaimSide } from '@portal/contract/claims/claim-status.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { choice } from '../claim-letter.ts';
import { type ClaimNews, findClaimNews } from '../claim-news.queries.ts';
import { isNews } from '../mail-claim.ts';
import { bellPhrase } from './words/bell-phrase.ts';
import type { News } from './bell.queries.ts';
import { notifyPeople } from './notify-people.ts';
import { findClaimPeople, findOperators } from './recipients.queries.ts';

const both = (say: (language: 'en' | 'es') => string): BothLanguages => ({ en: say('en'), es: say('es') });

const whatHappened = ({ kind, event }: ClaimNews): BothLanguages => {
  if (kind === 'message') return both((language) => bellPhrase(language, 'message'));
  if (kind === 'edit') return both((language) => bellPhrase(language, 'papers'));
  return both((language) => choice(language, 'events', event) ?? '');
};

/** Notifies one side of a case: who filed it, or its representative; all who work on cases as long as it has none. */
const noteClaim = async (
  ctx: OpenCtx,
  claim_id: number,
  reader: ClaimSide,
  news: Pick<News, 'kind' | 'event' | 'facts'>,
): Promise<void> => {
  const people = await findClaimPeople(ctx.db, claim_id);
  if (!people) return;
  const { account_id, load_id, author, representative } = people;
  const operators = representative === null ? await findOperators(ctx.db, 'patch:claims') : [representative];
  await notifyPeople(ctx, { ...news, account_id, load_id, claim_id }, reader === 'shipper' ? [author] : operators);
};

/** What was done, written or shown in a case, for the other side. */
export const noteClaimChanged = listener(
  claimChanged,
  'notifications.note-claim',
  async (ctx, { claim_id, entry_id }) => {
    const news = await findClaimNews(ctx, entry_id);
    if (!news || !isNews(news)) return;
    const who = news.actor_name ?? ctx.services.settings.get(operatorIdentity).name;
    await noteClaim(ctx, claim_id, news.side === 'operator' ? 'shipper' : 'operator', {
      kind: 'claim_changed',
      event: `claim_changed:${entry_id}`,
      facts: { what: whatHappened(news), who },
    });
  },
);

export const noteClaimDeadline = listener(
  claimDeadlineNeared,
  'notifications.note-claim-deadline',
  (ctx, { claim_id, deadline, due_on, stage, reader }) =>
    noteClaim(ctx, claim_id, reader, {
      kind: 'claim_due',
      event: `claim_due:${claim_id}:${deadline}:${due_on}:${stage}`,
      facts: { clock: both((language) => choice(language, 'deadlines', deadline) ?? deadline), day: dayText(due_on) },
    }),
);
