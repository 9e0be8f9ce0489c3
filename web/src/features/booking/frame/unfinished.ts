import { quoteTypes, type QuoteType } from '@portal/contract/modes/quote-types.ts';
import { queryOptions } from '@tanstack/react-query';
import { type DraftSlot, openSlots } from '../../../platform/forms/draft-slots.ts';
import {
  type DraftOwner,
  type DraftPart,
  dropDraft,
  listNewDrafts,
  readDraft,
  saveDraft,
} from '../../../platform/forms/drafts.ts';
import { bookingKeys } from '../booking.keys.ts';

/** A booking that was begun in some tab and has no number yet. */
export type Unfinished = {
  slot: DraftSlot;
  quote_type: QuoteType;
  /** Cities or ZIP codes as far as they were typed. */
  places: string[];
  saved_at: string;
  /** Another tab has it open. */
  isOpen: boolean;
};

type Whose = Pick<DraftOwner, 'user_id' | 'account_id'>;

/** A price is asked for within days; what lies longer is not taken up again. */
const keptDays = 30;
const mostKept = 20;
const dayMs = 86_400_000;

const partsOf = (type: QuoteType): readonly DraftPart[] =>
  type === 'drayage' ? ['formDataDrayage'] : ['formData', 'lineItems'];

type Place = { city?: unknown; zip_code?: unknown };
type Stored = { quote_type?: unknown; form?: { stops?: Place[]; door?: Place; place_text?: unknown } };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const placeOf = (place: Place | undefined): string => text(place?.city) || text(place?.zip_code);

/** What the list says of a draft; any version of the portal may have stored it. */
const describe = (value: unknown, part: DraftPart): Pick<Unfinished, 'quote_type' | 'places'> | null => {
  const { quote_type, form } = (value ?? {}) as Stored;
  const type = part === 'formDataDrayage' ? 'drayage' : quoteTypes.find((known) => known === quote_type);
  if (!type || !form) return null;
  const places =
    type === 'drayage'
      ? [text(form.place_text), placeOf(form.door)]
      : [placeOf(form.stops?.[0]), placeOf(form.stops?.at(-1))];
  return { quote_type: type, places: places.filter(Boolean) };
};

const readUnfinished = async (whose: Whose): Promise<Unfinished[]> => {
  const [open, ...lists] = await Promise.all([
    openSlots(),
    ...(['formData', 'formDataDrayage'] as const).map(async (part) =>
      (await listNewDrafts(part, whose)).map((draft) => ({ ...draft, about: describe(draft.value, part) })),
    ),
  ]);
  const found = lists
    .flat()
    .toSorted((a, b) => b.saved_at.localeCompare(a.saved_at))
    .flatMap(({ slot, saved_at, about }) => (about ? [{ slot, saved_at, isOpen: open.has(slot), ...about }] : []));
  const oldest = new Date(Date.now() - keptDays * dayMs).toISOString();
  const isKept = ({ saved_at, isOpen }: Unfinished, index: number) =>
    isOpen || (index < mostKept && saved_at >= oldest);
  const over = found.filter((draft, index) => !isKept(draft, index));
  await Promise.all(over.map((draft) => dropDraft({ ...whose, load_id: draft.slot }, partsOf(draft.quote_type))));
  return found.filter((draft) => !over.includes(draft));
};

/** The unfinished bookings of a person, newest first. None where the device stores nothing. */
export const unfinishedBookings = ({ user_id, account_id }: Whose) =>
  queryOptions({
    queryKey: bookingKeys.unfinished({ user_id, account_id }),
    queryFn: () => readUnfinished({ user_id, account_id }).catch((): Unfinished[] => []),
    staleTime: 0,
  });

/** Deletes a draft; what it answers puts it back. */
export const discard = async (whose: Whose, { slot, quote_type }: Unfinished): Promise<() => Promise<void>> => {
  const owner = { ...whose, load_id: slot };
  const parts = partsOf(quote_type);
  const rows = await Promise.all(parts.map(async (part) => ({ part, row: await readDraft(part, owner) })));
  await dropDraft(owner, parts);
  return async () => {
    await Promise.all(rows.flatMap(({ part, row }) => (row ? [saveDraft(part, owner, row.value)] : [])));
  };
};
