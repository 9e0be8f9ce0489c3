import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftOwner } from '../../../platform/drafts.ts';
import { notify } from '../../../platform/notify.ts';
import type { Attempt } from './load-draft.ts';
import type { LoadForm } from './load-form.ts';
import type { Opening } from './opening.ts';
import { useDraftKeeping } from './use-draft-keeping.ts';
import { useLoadForm } from './use-load-form.ts';
import { useLoadSending } from './use-load-sending.ts';

/** A draft that was typed over an older version of the load than the server has now. */
const conflictAtOpening = ({ load, draft }: Opening): LoadDetails | null =>
  load && draft && draft.version !== null && draft.version !== load.version ? load : null;

/** Form, draft, sending and conflict of one open Book a Load. */
export const useBookLoadState = (owner: DraftOwner, opening: Opening, quoteType: QuoteType) => {
  const { t } = useTranslation();
  const { load, draft: found } = opening;
  const version = useRef<number | null>(load?.version ?? null);
  const attempt = useRef<Attempt | null>(opening.copiedFrom === null ? (found?.attempt ?? null) : null);
  const [conflict, setConflict] = useState(() => conflictAtOpening(opening));
  const {
    status: draft,
    keep,
    flush,
    forget,
  } = useDraftKeeping(owner, opening.copiedFrom === null ? (found?.saved_at ?? null) : null);

  const keepForm = useCallback(
    (form: LoadForm) => keep({ quote_type: quoteType, form, version: version.current, attempt: attempt.current }),
    [keep, quoteType],
  );
  const { bookLoad, faultCount, check, refuse } = useLoadForm(quoteType, opening, keepForm);

  const sending = useLoadSending({
    asking: bookLoad.asking,
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

  const settle = (theirs: LoadDetails) => {
    version.current = theirs.version;
    setConflict(null);
  };
  return {
    bookLoad,
    faultCount,
    check,
    draft,
    sending,
    conflict,
    keepMine: () => conflict && settle(conflict),
    takeTheirs: (form: LoadForm) => {
      if (conflict) settle(conflict);
      bookLoad.change(() => form);
    },
    startOver: () => {
      const before = bookLoad.form;
      bookLoad.change(() => opening.fresh);
      notify.info(t('loads.book.draft.started_over'), {
        label: t('loads.book.draft.undo'),
        run: () => bookLoad.change(() => before),
      });
    },
  };
};
