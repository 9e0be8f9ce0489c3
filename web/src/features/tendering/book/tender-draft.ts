import { dropDraft, readDraft, saveDraft, type DraftOwner } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import type { StopForm, TenderForm } from './tender-form.ts';

type KeptReferences = Pick<TenderForm, 'references' | 'portal_notes'> & Partial<Pick<TenderForm, 'border'>>;

const isReferences = (value: unknown): value is KeptReferences =>
  typeof value === 'object' && value !== null && 'references' in value && Array.isArray(value.references);

const isStops = (value: unknown): value is StopForm[] =>
  Array.isArray(value) &&
  value.every((stop: unknown) => typeof stop === 'object' && stop !== null && 'contact' in stop);

/** Stores the form on this device and returns the time, as ISO text. */
const storeTenderDraft = async (owner: DraftOwner, form: TenderForm): Promise<string> => {
  const { references, portal_notes, border, stops } = form;
  // Both begin at once: a page that is being left does not come back for the second.
  const [, saved_at] = await Promise.all([
    saveDraft('tenderReferences', owner, { references, portal_notes, border } satisfies KeptReferences),
    saveDraft('customerInformation', owner, stops),
  ]);
  return saved_at;
};

export const tenderDraftStorage: DraftStorage<TenderForm> = {
  store: storeTenderDraft,
  parts: ['tenderReferences', 'customerInformation'],
};

/** The form with its stored draft; stops the load no longer has are dropped. */
export const withTenderDraft = async (owner: DraftOwner, form: TenderForm): Promise<TenderForm> => {
  // The form works without a draft where the device stores nothing.
  const parts = await Promise.all([
    readDraft('tenderReferences', owner),
    readDraft('customerInformation', owner),
  ]).catch(() => null);
  const references = parts?.[0]?.value;
  const stops = parts?.[1]?.value;
  return {
    ...form,
    ...(isReferences(references) && { ...references, border: form.border && (references.border ?? form.border) }),
    stops: form.stops.map((stop) => (isStops(stops) && stops.find(({ id }) => id === stop.id)) || stop),
  };
};

/** Deletes every draft of the load, once it is booked. */
export const dropTenderDraft = (owner: DraftOwner): Promise<void> => dropDraft(owner).catch(() => undefined);
