import { expect, it, vi } from 'vitest';
import type { TenderForm } from './tender-form.ts';
import { tenderDraftStorage, withTenderDraft } from './tender-draft.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
// The browser's database is not there in jsdom.
vi.mock('../../../platform/forms/drafts.ts', () => ({
  readDraft: (part: string) => Promise.resolve(kept.has(part) ? { value: kept.get(part) } : null),
  saveDraft: (part: string, _owner: object, value: unknown) => {
    kept.set(part, value);
    return Promise.resolve('2026-11-18T16:42:00Z');
  },
}));

const owner = { user_id: 1, account_id: 2, load_id: 100_517 };
const border = { port: 'Laredo, TX (2304)', broker: { name: 'Rios', phone: '', email: '' }, in_bond: true };
const empty: TenderForm = { stops: [], references: [], portal_notes: '', border: { ...border, port: '' } };
const typed: TenderForm = { ...empty, references: [{ type: 'po', value: 'PO 7' }], portal_notes: 'Dock 4', border };

it('keeps references, what is said of the freight and the stops each in a part of its own', async () => {
  await tenderDraftStorage.store(owner, typed);
  expect(Object.fromEntries(kept)).toEqual({
    tenderReferences: { references: typed.references },
    tenderLineItems: { portal_notes: 'Dock 4', border },
    customerInformation: [],
  });
  expect(await withTenderDraft(owner, empty)).toEqual(typed);
});

it('reads a draft from before the freight had a part of its own', async () => {
  kept.clear();
  kept.set('tenderReferences', { references: typed.references, portal_notes: 'Dock 4', border });
  expect(await withTenderDraft(owner, empty)).toEqual(typed);
});
