import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { notify } from '../../../platform/notify.ts';

type Initial<F, L> = { load: L | null; fresh: F; draft: { version: number | null } | null };
type FormAccess<F> = { getValues: () => F; change: (edit: (form: F) => F) => void };

/** The load, if the draft was typed over an older version of it than the server has now. */
const conflictWithDraft = <L extends { version: number }>({ load, draft }: Initial<unknown, L>): L | null =>
  load && draft && draft.version !== null && draft.version !== load.version ? load : null;

/** Chooses between the typed form, the version somebody else saved meanwhile, and a fresh form. */
export const useFormChoices = <F, L extends { version: number }>(
  initial: Initial<F, L>,
  version: RefObject<number | null>,
  { getValues, change }: FormAccess<F>,
) => {
  const { t } = useTranslation();
  const [conflict, setConflict] = useState(() => conflictWithDraft(initial));
  const settle = (theirs: L) => {
    version.current = theirs.version;
    setConflict(null);
  };
  return {
    conflict,
    onConflict: setConflict,
    keepMine: () => conflict && settle(conflict),
    takeTheirs: (theirs: F) => {
      if (conflict) settle(conflict);
      change(() => theirs);
    },
    startOver: () => {
      const form = getValues();
      change(() => initial.fresh);
      notify.info(t('loads.book.draft.started_over'), {
        label: t('loads.book.draft.undo'),
        run: () => change(() => form),
      });
    },
  };
};
