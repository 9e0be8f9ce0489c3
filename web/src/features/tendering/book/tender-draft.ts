import { dropDraft, readDraft, saveDraft, type DraftOwner } from '../../../platform/forms/drafts.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import type { StopForm, TenderForm } from './tender-form.ts';

type KeptReferences = Pick<TenderForm, 'references'>;

const isReferences = (value: unknown): value is KeptReferences =>
  typeof value === 'object' && value !== null && 'references' in value && Array.isArray(value.references);

/** What is said of the freight: how it crosses the border, and the notes for who moves it. */
type KeptFreight = Pick<TenderForm, 'portal_notes'> & Partial<Pick<TenderForm, 'border'>>;

const isFreight = (value: unknown): value is KeptFreight =>
  typeof value === 'object' && value !== null && 'portal_notes' in value;

const isStops = (value: unknown): value is StopForm[] =>
  Array.isArray(value) &&
  value.every((stop: unknown) => typeof stop === 'object' && stop !== null && 'contact' in stop);

/** Stores the form on this device and returns the time, as ISO text. */
const storeTenderDraft = async (owner: DraftOwner, form: TenderForm): Promise<string> => {
  const { references, portal_notes, border, stops } = form;
  // All begin at once: a page that is being left does not come back for the others.
  const [saved_at] = await Promise.all([
    saveDraft('tenderReferences', owner, { references } satisfies KeptReferences),
    saveDraft('tenderLineItems', owner, { portal_notes, border } satisfies KeptFreight),
    saveDraft('customerInformation', owner, stops),
  ]);
  return saved_at;
};

export const tenderDraftStorage: DraftStorage<TenderForm> = {
  store: storeTenderDraft,
  parts: ['tenderReferences', 'tenderLineItems', 'customerInformation'],
};

/** The form with its stored draft; stops the load no longer has are dropped. */
export const withTenderDraft = async (owner: DraftOwner, form: TenderForm): Promise<TenderForm> => {
  // The form works without a draft where the device stores nothing.
  const parts = await Promise.all([
    readDraft('tenderReferences', owner),
    readDraft('tenderLineItems', owner),
    readDraft('customerInformation', owner),
  ]).catch(() => null);
  const references = parts?.[0]?.value;
  // Drafts from before it had a part of its own have it with the references.
  const freight = parts?.[1]?.value ?? references;
  const stops = parts?.[2]?.value;
  return {
    ...form,
    ...(isReferences(references) && { references: references.references }),
    ...(isFreight(freight) && {
      portal_notes: freight.portal_notes,
      border: form.border && (freight.border ?? form.border),
    }),
    stops: form.stops.map((stop) => (isStops(stops) && stops.find(({ id }) => id === stop.id)) || stop),
  };
};

/** Deletes every draft of the load, once it is booked. */
export const dropTenderDraft = (owner: DraftOwner): Promise<void> => dropDraft(owner).catch(() => undefined);
