import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { translate } from '../../../platform/words/translate.ts';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { actionAddress, jobAddress, whyText } from './attention-job.ts';
import { dueOf } from './due-text.ts';

const now = new Date(2026, 10, 23, 14, 0).getTime();
const minutes = (count: number): string => new Date(now + count * 60_000).toISOString();

const job = (changes: Partial<AttentionItem>): AttentionItem => ({
  kind: 'quote_expires',
  key: 'quote_expires:100843',
  account: { id: 2, name: 'Acme Industrial' },
  load_id: 100_843,
  policy: null,
  claim_id: null,
  invoice_id: null,
  approval_id: null,
  mode: 'ltl',
  origin: { city: 'Dallas', state: 'TX' },
  destination: { city: 'Columbus', state: 'OH' },
  due_at: null,
  due_on: null,
  is_overdue: false,
  waiting_since: null,
  carrier: null,
  amount: null,
  quotes: null,
  exception: null,
  document_type: null,
  invoice_number: null,
  invoice_status: null,
  claim_type: null,
  claim_status: null,
  ...changes,
});

const due = (changes: Partial<AttentionItem>) => dueOf(job(changes), now, translate);

beforeAll(startWithAllWords);

it('says by when, and marks what is late or has less than an hour', async () => {
  await switchLanguage('en');
  expect(due({ due_at: minutes(48) })).toEqual({ text: 'in 48 min', isUrgent: true });
  expect(due({ due_at: minutes(180) })).toEqual({ text: 'today 5:00 PM', isUrgent: false });
  expect(due({ due_at: minutes(-30) })).toEqual({ text: '30 min late', isUrgent: true });
  expect(due({ due_on: '2026-11-23' })).toEqual({ text: 'today', isUrgent: false });
  expect(due({ due_on: '2026-11-24' })).toEqual({ text: 'tomorrow', isUrgent: false });
  expect(due({ due_on: '2026-11-25' })).toEqual({ text: '11-25-2026', isUrgent: false });
  expect(due({ due_on: '2026-11-18', is_overdue: true })).toEqual({ text: '5 days late', isUrgent: true });
  expect(due({})).toEqual({ text: '–', isUrgent: false });
});

it('says how long a truck has been looked for, and marks it after twelve hours', () => {
  const waited = (since: number) => due({ kind: 'truck_pending', waiting_since: minutes(-since) });
  expect(waited(38)).toEqual({ text: '38 min', isUrgent: false });
  expect(waited(12 * 60 - 1)).toEqual({ text: '11 h 59 min', isUrgent: false });
  expect(waited(18 * 60 + 40)).toEqual({ text: '18 h 40 min', isUrgent: true });
  expect(waited(51 * 60)).toEqual({ text: '2 days 3 h', isUrgent: true });
});

it('says why in the words of its kind', async () => {
  const why = (changes: Partial<AttentionItem>) => whyText(job(changes), now, translate);
  expect(why({ carrier: 'Estes', amount: 550.13 })).toBe('Estes, $550.13');
  expect(why({ kind: 'tender_unanswered', carrier: 'Southeastern', waiting_since: minutes(-130) })).toBe(
    'Southeastern, 2 h ago',
  );
  expect(why({ kind: 'document_missing', document_type: 'commercial_invoice' })).toBe('Commercial invoice');
  await switchLanguage('es');
  expect(why({ kind: 'load_late', carrier: 'Dayton', exception: 'weather' })).toMatch(/^Dayton, [a-zé]/);
  expect(why({ kind: 'truck_pending' })).toBe('Acme Industrial');
  await switchLanguage('en');
});

it('leads to what it is about, and to where it is done', () => {
  expect(jobAddress(job({ kind: 'claim_waiting', claim_id: 5002 })).params).toMatchObject({ claim: '5002' });
  expect(jobAddress(job({ kind: 'invoice_due', invoice_id: 7 })).params).toEqual({ invoice: '7' });
  const ofPolicy = job({ kind: 'refund_to_send', load_id: null, policy: { id: 4, number: 'NG-4' }, invoice_id: 8 });
  expect([jobAddress(ofPolicy).params, actionAddress(ofPolicy).params]).toEqual([{ invoice: '8' }, { invoice: '8' }]);
  expect(jobAddress(job({})).params).toEqual({ loadId: '100843' });
  expect(actionAddress(job({})).to).toContain('carrier-selection');
  expect(actionAddress(job({ kind: 'truck_pending' }))).toMatchObject({ to: '/dispatch', search: { load: 100_843 } });
});
