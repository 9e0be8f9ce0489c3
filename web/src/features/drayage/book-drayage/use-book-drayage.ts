import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftOwner } from '../../../platform/drafts.ts';
import { notify } from '../../../platform/notify.ts';
import { useKeptDraft } from '../../../platform/use-kept-draft.ts';
import { type Attempt, drayageShelf } from './drayage-draft.ts';
import type { DrayageForm } from './drayage-form.ts';
import type { Opening } from './opening.ts';
import { useCopyAsDraft } from './use-copy-as-draft.ts';
import { useDrayageForm } from './use-drayage-form.ts';
import { useDrayageSending } from './use-drayage-sending.ts';

/** A draft that was typed over an older version of the load than the server has now. */
const conflictAtOpening = ({ load, draft }: Opening): DrayageLoad | null =>
  load && draft && draft.version !== null && draft.version !== load.version ? load : null;

/** Form, draft, sending and conflict of one open container. */
export const useBookDrayageState = (owner: DraftOwner, opening: Opening) => {
  const { t } = useTranslation();
  const { load, copiedFrom } = opening;
  const found = copiedFrom === null ? opening.draft : null;
  const version = useRef<number | null>(load?.version ?? null);
  const attempt = useRef<Attempt | null>(found?.attempt ?? null);
  const [conflict, setConflict] = useState(() => conflictAtOpening(opening));
  const { status: draft, keep, flush, forget } = useKeptDraft(drayageShelf, owner, found?.saved_at ?? null);

  const keepForm = useCallback(
    (form: DrayageForm) => keep({ form, version: version.current, attempt: attempt.current }),
    [keep],
  );
  const { book, faultCount, check, refuse } = useDrayageForm(opening.start, keepForm);

  useCopyAsDraft(opening, book.change);

  const sending = useDrayageSending({
    load,
    version,
    attempt,
    secure: async (form) => {
      keepForm(form);
      await flush();
    },
    forget,
    refuse,
    onConflict: setConflict,
  });

  const settle = (theirs: DrayageLoad) => {
    version.current = theirs.version;
    setConflict(null);
  };
  return {
    book,
    faultCount,
    check,
    draft,
    sending,
    conflict,
    keepMine: () => conflict && settle(conflict),
    takeTheirs: (form: DrayageForm) => {
      if (conflict) settle(conflict);
      book.change(() => form);
    },
    startOver: () => {
      const before = book.form;
      book.change(() => opening.fresh);
      notify.info(t('loads.book.draft.started_over'), {
        label: t('loads.book.draft.undo'),
        run: () => book.change(() => before),
      });
    },
  };
};
