import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { useEffect, useState } from 'react';
import { currentSlot, openDraftSlot, openSlots } from '../../../platform/forms/draft-slots.ts';
import { type DraftOwner, dropDraft, listNewDrafts, readDraft, saveDraft } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { useKeptForm } from '../../../platform/forms/use-kept-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import type { ContestForm, LineAnswer } from './contest-form.ts';

const contestDrafts: DraftStorage<ContestForm> = {
  store: (owner, form) => saveDraft('contestForm', owner, form),
  parts: ['contestForm'],
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isOfField = (empty: LineAnswer, field: string, value: unknown): boolean => {
  if (field === 'should_be') return value === null || typeof value === 'number';
  return hasKey(empty, field) && typeof value === typeof empty[field];
};

/** What was said of a charge, as far as it is still said so; any version of the portal may have stored it. */
const answerOf = (empty: LineAnswer, stored: unknown): LineAnswer =>
  isRecord(stored)
    ? {
        ...empty,
        ...Object.fromEntries(Object.entries(stored).filter(([field, value]) => isOfField(empty, field, value))),
      }
    : empty;

/** A stored form with the charges that the invoice has now. */
const formOf = (empty: ContestForm, stored: unknown): ContestForm | null => {
  if (!isRecord(stored) || !isRecord(stored['lines'])) return null;
  const { lines, supporting_text, documents } = stored;
  return {
    lines: Object.fromEntries(
      Object.entries(empty.lines).map(([code, answer]) => [code, answerOf(answer, lines[code])]),
    ),
    supporting_text: typeof supporting_text === 'string' ? supporting_text : '',
    documents: Array.isArray(documents)
      ? documents.filter((id): id is number => typeof id === 'number')
      : empty.documents,
  };
};

export type StoredContest = { form: ContestForm; saved_at: string };
type Whose = Pick<DraftOwner, 'user_id' | 'account_id'>;

const ownerOf = (whose: Whose, invoice: number): DraftOwner => ({
  ...whose,
  load_id: `invoice-${invoice}-${currentSlot()}`,
});

/** Takes over what a tab that is closed by now left of a dispute of this invoice. */
const takeOver = async (whose: Whose, invoice: number) => {
  const [drafts, open] = await Promise.all([listNewDrafts('contestForm', whose, `invoice-${invoice}-`), openSlots()]);
  const left = drafts.find(({ slot }) => !open.has(slot));
  if (!left) return null;
  const saved_at = await saveDraft('contestForm', ownerOf(whose, invoice), left.value);
  await dropDraft({ ...whose, load_id: `invoice-${invoice}-${left.slot}` }, contestDrafts.parts);
  return { value: left.value, saved_at };
};

/** What this tab has of a dispute, else what a closed one left of it; with the charges that the invoice has now. */
export const readContest = async (whose: Whose, invoice: number, empty: ContestForm): Promise<StoredContest | null> => {
  await openDraftSlot();
  const found = (await readDraft('contestForm', ownerOf(whose, invoice))) ?? (await takeOver(whose, invoice));
  const form = found && formOf(empty, found.value);
  return form && { form, saved_at: found.saved_at };
};

const useWhose = (): Whose => {
  const me = useMe();
  return { user_id: me.user.id, account_id: me.account.id };
};

/** What was typed into this dispute before, in this tab or in one that is closed: null if nothing, undefined until it is read. */
export const useStoredContest = ({ id }: InvoiceDetails, empty: ContestForm): StoredContest | null | undefined => {
  const { user_id, account_id } = useWhose();
  const [draft, setDraft] = useState<StoredContest | null | undefined>(undefined);
  useEffect(() => {
    let isCancelled = false;
    void readContest({ user_id, account_id }, id, empty)
      // Without device storage there is no draft, which is no error.
      .catch(() => null)
      .then((found) => {
        if (!isCancelled) setDraft(found);
      });
    return () => {
      isCancelled = true;
    };
  }, [user_id, account_id, id, empty]);
  return draft;
};

/** Keeps what is typed into a dispute on this device, for this tab. */
export const useContestDraft = ({ id }: InvoiceDetails, stored: StoredContest | null) =>
  useKeptForm(contestDrafts, ownerOf(useWhose(), id), { restoredAt: stored?.saved_at ?? null });
