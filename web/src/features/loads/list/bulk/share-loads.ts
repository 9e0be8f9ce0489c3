import { documentsCalls } from '@portal/contract/documents/documents.calls.ts';
import type { documents as documentsRows } from '@portal/contract/documents/documents.contract.ts';
import { splitAddresses } from '@portal/contract/sharing/split-addresses.ts';
import { sharingCalls } from '@portal/contract/sharing/sharing.calls.ts';
import type { sharing as sharingRows } from '@portal/contract/sharing/sharing.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { api, callsOf } from '../../../../platform/api/api.ts';

const documents = callsOf<typeof documentsRows>(documentsCalls);
const sharing = callsOf<typeof sharingRows>(sharingCalls);

/** Papers of several loads that are shared together. */
export const sharedTypes = ['bol', 'label', 'pod'] as const;
export type SharedType = (typeof sharedTypes)[number];

export type ShareLoadsForm = { types: SharedType[]; addresses: string; message: string; days: number };

/** What became of one load: its papers were sent, it has none of them, or it was refused. */
export type Shared = { id: number; outcome: 'sent' | 'none' | 'failed' };

const mostPapers = 20;

const shareLoad = async (id: number, form: ShareLoadsForm, language: Language, key: string): Promise<Shared> => {
  try {
    const { items } = await api(documents.list, { params: { load_id: id } });
    const papers = items.filter(({ type, is_current }) => is_current && form.types.some((one) => one === type));
    if (papers.length === 0) return { id, outcome: 'none' };
    const { message, days } = form;
    const body = { addresses: splitAddresses(form.addresses), message, days, language, how: 'link' as const };
    const document_ids = papers.slice(0, mostPapers).map((paper) => paper.id);
    await api(sharing.share, { params: { id }, body: { ...body, document_ids } }, undefined, key);
    return { id, outcome: 'sent' };
  } catch {
    return { id, outcome: 'failed' };
  }
};

/** Shares the chosen papers of each load by a link of its own, one load after the other. */
export const shareLoads = async (
  ids: readonly number[],
  form: ShareLoadsForm,
  language: Language,
  keyOf: (id: number) => string,
): Promise<Shared[]> => {
  const outcomes: Shared[] = [];
  for (const id of ids) outcomes.push(await shareLoad(id, form, language, keyOf(id)));
  return outcomes;
};
