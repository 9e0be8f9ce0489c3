import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { PhraseKey } from '@portal/contract/phrases/phrase-key.ts';
import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { date } from '../../../platform/words/format.ts';
import { claimMoney } from '../claim-money.ts';

type Changes = Readonly<Record<string, { before: unknown; after: unknown }>>;

/** Phrase of each field of a case. */
const names: Readonly<Record<string, PhraseKey>> = {
  type: 'claims.screens.page.kind',
  category: 'claims.screens.page.category',
  reason: 'claims.screens.page.reason',
  supporting_text: 'claims.screens.page.story',
  amount: 'claims.screens.page.claimed',
  amount_basis: 'claims.screens.page.basis',
  currency: 'claims.screens.form.currency',
  discovered_on: 'claims.screens.page.discovered',
  delivered_on: 'claims.screens.page.delivered',
  invoice_number: 'claims.screens.page.invoice',
  invoice_received_on: 'claims.screens.page.invoice_received',
  documents: 'claims.screens.page.papers',
  representative_id: 'claims.screens.page.rep',
  carrier_claim_number: 'claims.screens.page.carrier_claim',
};

const days = new Set(['discovered_on', 'delivered_on', 'invoice_received_on']);
const plain = new Set(['carrier_claim_number', 'invoice_number', 'currency']);

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);

/** The names of the documents added by a change. */
const papersText = ({ documents }: Claim, before: unknown, after: unknown): string => {
  const former = new Set(idsOf(before));
  const added = new Set(idsOf(after).filter((id) => !former.has(id)));
  return documents.flatMap(({ document }) => (added.has(document.id) ? [document.name] : [])).join(', ');
};

const personName = ({ representatives = [], representative }: Claim, id: unknown, t: Translate): string => {
  if (id === null) return t('claims.screens.acts.representative_none');
  const known = [...representatives, ...(representative ? [representative] : [])];
  return known.find((person) => person.id === id)?.name ?? '';
};

/** The new value of a field, where it is short enough for one line. */
const valueText = (field: string, { before, after }: Changes[string], claim: Claim, t: Translate): string => {
  if (field === 'documents') return papersText(claim, before, after);
  if (field === 'representative_id') return personName(claim, after, t);
  if (typeof after === 'number' && field === 'amount') return claimMoney(after, claim.currency);
  if (typeof after !== 'string') return '';
  if (days.has(field)) return date(after);
  return plain.has(field) ? after : '';
};

const changesText = (changes: Changes, claim: Claim, t: Translate): string[] =>
  Object.entries(changes).flatMap(([field, change]) => {
    const key = names[field];
    if (!key) return [];
    const name = t(key);
    const value = valueText(field, change, claim, t);
    return [value ? `${name}: ${value}` : name];
  });

/** Amount and reason of a status change. */
const outcomeText = (details: ClaimEntry['details'], claim: Claim): string[] => {
  const { offer_amount, recovered_amount, decline_reason } = details;
  const amount = recovered_amount ?? offer_amount;
  return [
    ...(typeof amount === 'number' ? [claimMoney(amount, claim.currency)] : []),
    ...(typeof decline_reason === 'string'
      ? [phraseOfCode('claims.decline_reasons', decline_reason) ?? decline_reason]
      : []),
  ];
};

/** Detail lines of a history entry: new values, amounts and reasons. */
export const detailsOf = ({ kind, details }: ClaimEntry, claim: Claim, t: Translate): string[] => {
  if (kind === 'edit') return changesText(details as Changes, claim, t);
  return [...outcomeText(details, claim), ...changesText((details['changes'] ?? {}) as Changes, claim, t)];
};

/** Title of a history entry: the event of a status change, or the single field of an edit. */
export const titleOf = ({ event, details }: ClaimEntry, t: Translate): string => {
  if (event) return t(`claims.events.${event}`);
  const fields = Object.keys(details);
  const [only] = fields.length === 1 ? fields : [];
  if (only === 'documents') return t('claims.screens.page.papers_added');
  return t(`claims.screens.page.${only === 'representative_id' ? 'rep_changed' : 'edited'}`);
};
