import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../platform/notify.ts';

type Opened<F, L> = { load: L | null; fresh: F; draft: { version: number | null } | null };
type Changing<F> = { form: F; change: (edit: (form: F) => F) => void };

/** A draft that was typed over an older version of the load than the server has now. */
const conflictAtOpening = <L extends { version: number }>({ load, draft }: Opened<unknown, L>): L | null =>
  load && draft && draft.version !== null && draft.version !== load.version ? load : null;

/** Whose form goes on: the one typed here, the load somebody else changed meanwhile, or a fresh one. */
export const useFormChoices = <F, L extends { version: number }>(
  opening: Opened<F, L>,
  version: RefObject<number | null>,
  { form, change }: Changing<F>,
) => {
  const { t } = useTranslation();
  const [conflict, setConflict] = useState(() => conflictAtOpening(opening));
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
      change(() => opening.fresh);
      notify.info(t('loads.book.draft.started_over'), {
        label: t('loads.book.draft.undo'),
        run: () => change(() => form),
      });
    },
  };
};
