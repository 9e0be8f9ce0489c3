import { useSyncExternalStore } from 'react';

/** The place of a draft of what has no number yet. Each tab has one of its own; drafts from before that have `new`. */
export type DraftSlot = 'new' | `new-${string}`;

const kept = 'portal.draft_slot';
const isSlot = (value: string | null): value is DraftSlot => value === 'new' || (value?.startsWith('new-') ?? false);
const newSlot = (): DraftSlot => `new-${crypto.randomUUID()}`;
const lockOf = (slot: DraftSlot): string => `portal.draft.${slot}`;

let slot: DraftSlot | null = null;
/** Gives up the lock of the present slot. */
let release: () => void = () => undefined;
const listeners = new Set<() => void>();

const setSlot = (next: DraftSlot): void => {
  slot = next;
  try {
    sessionStorage.setItem(kept, next);
  } catch {
    // Not allowed: the slot lasts as long as the page.
  }
  for (const changed of listeners) changed();
};

const keptSlot = (): DraftSlot | null => {
  try {
    const found = sessionStorage.getItem(kept);
    return isSlot(found) ? found : null;
  } catch {
    return null;
  }
};

/** The slot of this tab, which a reload keeps. */
export const currentSlot = (): DraftSlot => {
  if (slot) return slot;
  const first = keptSlot() ?? newSlot();
  setSlot(first);
  return first;
};

/** A page that is being left gives its lock up a moment after the next one begins. */
const unlockedWithinMs = 400;

/** Takes a slot for this tab alone, until it is closed; false where another tab has it. */
const lock = (wanted: DraftSlot): Promise<boolean> => {
  // Without locks, as in old browsers, only their slots distinguish tabs.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>((free) => {
        release = free;
      });
    };
    const within = { signal: AbortSignal.timeout(unlockedWithinMs) };
    navigator.locks.request(lockOf(wanted), within, hold).catch(() => resolve(false));
  });
};

let opened: Promise<void> | null = null;

/** Once, before the first form: a tab that was duplicated has the slot of the other one and gets its own. */
export const openDraftSlot = (): Promise<void> =>
  (opened ??= (async () => {
    if (await lock(currentSlot())) return;
    setSlot(newSlot());
    await lock(currentSlot());
  })());

/** Goes on with a draft that another tab left; false where one still has it open. */
export const takeSlot = async (wanted: DraftSlot): Promise<boolean> => {
  const before = release;
  if (!(await lock(wanted))) return false;
  before();
  setSlot(wanted);
  return true;
};

/** The slots that some tab has open. */
export const openSlots = async (): Promise<ReadonlySet<DraftSlot>> => {
  if (!('locks' in navigator)) return new Set([currentSlot()]);
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name?.slice(lockOf('new').length - 'new'.length) ?? null).filter(isSlot));
};

export const useDraftSlot = (): DraftSlot =>
  useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, currentSlot);
