import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftSlot } from '../../../platform/forms/draft-slots.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import type { ContestForm } from './contest-form.ts';

const tabs = vi.hoisted(() => ({
  current: 'new-a' as DraftSlot,
  open: new Set<DraftSlot>(),
  drafts: new Map<string, { value: unknown; saved_at: string }>(),
}));
const keyOf = ({ user_id, account_id, load_id }: DraftOwner): string => `${user_id}/${account_id}/${load_id}`;

vi.mock('../../../platform/forms/draft-slots.ts', () => ({
  openDraftSlot: () => Promise.resolve(),
  openSlots: () => Promise.resolve(tabs.open),
  currentSlot: () => tabs.current,
}));
// jsdom has no IndexedDB: the same storage, in memory.
vi.mock('../../../platform/forms/drafts.ts', () => ({
  readDraft: (_: string, owner: DraftOwner) => Promise.resolve(tabs.drafts.get(keyOf(owner)) ?? null),
  saveDraft: (_: string, owner: DraftOwner, value: unknown) => {
    tabs.drafts.set(keyOf(owner), { value, saved_at: '2026-11-20T10:05:00Z' });
    return Promise.resolve('2026-11-20T10:05:00Z');
  },
  dropDraft: (owner: DraftOwner) => Promise.resolve(void tabs.drafts.delete(keyOf(owner))),
  listNewDrafts: (_: string, { user_id, account_id }: DraftOwner, of: string) => {
    const first = `${user_id}/${account_id}/${of}`;
    return Promise.resolve(
      [...tabs.drafts]
        .filter(([key]) => key.startsWith(first))
        .map(([key, draft]) => ({ ...draft, slot: key.slice(first.length) })),
    );
  },
}));
const { readContest } = await import('./contest-draft.ts');

const whose = { user_id: 4, account_id: 7 };
const answer = { ticked: false, should_be: null, reason: 'tariff' as const, note: '' };
const empty: ContestForm = { lines: { LINEHAUL: answer, FUEL: answer }, supporting_text: '', documents: [31] };
const typed: ContestForm = {
  lines: { LINEHAUL: { ...answer, ticked: true, should_be: 400, note: 'Another rate was agreed' }, FUEL: answer },
  supporting_text: 'See the quote',
  documents: [],
};
const keep = (slot: DraftSlot, value: unknown, invoice = 12) =>
  tabs.drafts.set(`4/7/invoice-${invoice}-${slot}`, { value, saved_at: '2026-11-20T10:00:00Z' });

beforeEach(() => {
  tabs.drafts.clear();
  tabs.open = new Set(['new-a']);
});

it('is there again after a reload, and of no other invoice', async () => {
  keep('new-a', typed);
  expect(await readContest(whose, 12, empty)).toEqual({ form: typed, saved_at: '2026-11-20T10:00:00Z' });
  expect(await readContest(whose, 1, empty)).toBeNull();
});

it('of another tab that is open stays there, and of one that was closed goes on here', async () => {
  keep('new-b', typed);
  tabs.open = new Set(['new-a', 'new-b']);
  expect(await readContest(whose, 12, empty)).toBeNull();
  tabs.open = new Set(['new-a']);
  expect((await readContest(whose, 12, empty))?.form).toEqual(typed);
  expect([...tabs.drafts.keys()]).toEqual(['4/7/invoice-12-new-a']);
});

it('keeps to the charges that the invoice has now, whatever was stored', async () => {
  keep('new-a', { ...typed, lines: { ...typed.lines, FUEL: { ticked: 'yes', should_be: '4' }, DET: answer } });
  expect((await readContest(whose, 12, empty))?.form).toEqual(typed);
  keep('new-a', 'nothing');
  expect(await readContest(whose, 12, empty)).toBeNull();
});
