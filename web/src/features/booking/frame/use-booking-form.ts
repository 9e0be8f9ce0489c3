import { useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import type { DraftOwner } from '../../../platform/forms/drafts.ts';
import type { Faults } from '../../../platform/forms/form-faults.ts';
import type { DraftStorage } from '../../../platform/forms/use-kept-draft.ts';
import { type Edit, useValidatedForm } from '../../../platform/forms/use-validated-form.ts';
import { useOnReturn } from '../../../platform/live/use-online.ts';
import { type DraftFrame, useBookingDraft } from './use-booking-draft.ts';
import { useFormChoices } from './use-form-choices.ts';
import { type Calls, isCutOff, type Purpose, type SentLoad, useSending } from './use-sending.ts';

/** What a booking form starts with. */
export type InitialForm<F, L, D extends DraftFrame = DraftFrame> = {
  start: F;
  /** What "Start over" goes back to: the load as it is, or an empty form. */
  fresh: F;
  load: L | null;
  draft: (D & { form: F; saved_at: string }) | null;
  /** The load this is a copy of. */
  copiedFrom: number | null;
};

type BookingFormOptions<F extends FieldValues, L extends SentLoad, D extends DraftFrame> = {
  owner: DraftOwner;
  initial: InitialForm<F, L, D>;
  storage: DraftStorage<D>;
  /** The form as a draft to store. The function must be stable. */
  asDraft: (form: F, frame: DraftFrame) => D;
  check: (form: F) => Faults | Promise<Faults>;
  /** The way to quote the form is checked for, where that may change. */
  variant?: string;
  calls: (form: F) => Calls<F, L>;
  /** Called after the server has refused the form. */
  onRefused?: () => void;
};

/** A booking form: stored as a draft while it is typed, checked live, sent once, with conflicts of versions shown. */
export const useBookingForm = <F extends FieldValues, L extends SentLoad, D extends DraftFrame>(
  options: BookingFormOptions<F, L, D>,
) => {
  const { owner, initial, storage, asDraft, check, variant, calls, onRefused } = options;
  const { status: draft, keepForm, ...kept } = useBookingDraft(storage, owner, initial, asDraft);
  const { root, control, getValues, edit, refuse, submit, recheck } = useValidatedForm<F>({
    initial: initial.start,
    check,
    live: true,
    ...(variant !== undefined && { variant }),
  });
  /** Whether the form is as "Start over" leaves it: then no draft is needed. */
  const isFresh = useRef(initial.start === initial.fresh);

  const change = useCallback(
    (changeForm: Edit<F>, ...paths: string[]) => {
      let isChanged = false;
      edit(
        (current) => {
          const next = changeForm(current);
          isChanged = next !== current;
          isFresh.current = next === initial.fresh;
          return next;
        },
        ...paths,
      );
      if (isChanged) keepForm(getValues());
    },
    [edit, getValues, keepForm, initial.fresh],
  );

  const { onConflict, ...choices } = useFormChoices(initial, kept.version, { getValues, change });
  const sending = useSending({
    calls,
    load: initial.load,
    ...kept,
    refuse: (faults: Faults) => {
      refuse(faults);
      onRefused?.();
    },
    onConflict,
  });
  const send = (purpose: Purpose) =>
    submit(
      (form) => sending.send(form, purpose),
      // A form whose rules did not load without a network waits for it as well.
      (error) => (isCutOff(error) ? sending.waitFor(purpose) : notifyFailure(error)),
    );
  // What was typed meanwhile goes along.
  useOnReturn(() => {
    if (sending.waiting) void send(sending.waiting);
  });
  return { root, control, getValues, change, recheck, draft, isFresh, keepForm, send, sending, ...choices };
};
