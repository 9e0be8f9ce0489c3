import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../platform/session/current-user.ts';
import {
  type Faults,
  faultText,
  faultUnder,
  noFaults,
  withoutFaultsUnder,
} from '../../../../platform/forms/form-faults.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { offeredTruckTypes } from '../../../equipment/equipment.api.ts';
import { askingOf } from './asking.ts';
import type { BookLoad, Edit } from './book-load-context.ts';
import type { checkLoad } from './check-load.ts';
import type { LoadForm } from './load-form.ts';
import type { Opening } from './opening.ts';

/**
 * The form and what is wrong with it. Nothing is said to be wrong before the first attempt to send it this way;
 * from then on every change is checked as it is typed.
 */
export const useLoadForm = (
  type: QuoteType,
  trucks: readonly TruckType[],
  { start, fresh }: Pick<Opening, 'start' | 'fresh'>,
  onChanged: (form: LoadForm) => void,
) => {
  const { t } = useTranslation();
  const flags = useMe().settings.can_dispatch_modes;
  const [form, setForm] = useState(start);
  const asking = useMemo(() => askingOf(type, flags, trucks, form), [type, flags, trucks, form]);
  const { faults, check, refuse, mend } = useFaults(form, asking);

  const told = useRef({ form, type });
  useEffect(() => {
    const before = told.current;
    told.current = { form, type };
    // Who types will send: the check is there by then.
    if (before.form !== form) void loadCheck().catch(() => undefined);
    // Another way to quote is only worth keeping with something typed for it.
    if (before.form !== form || (before.type !== type && form !== fresh)) onChanged(form);
  }, [form, type, fresh, onChanged]);

  const change = useCallback(
    (edit: Edit, path?: string) => {
      setForm(edit);
      if (path) mend(path);
    },
    [mend],
  );

  const bookLoad = useMemo<BookLoad>(
    () => ({
      form,
      asking,
      change,
      errorOf: (path) => faultText(faults[path], t),
      errorUnder: (path) => faultText(faultUnder(faults, path), t),
    }),
    [form, asking, change, faults, t],
  );

  const refuseAnew = (found: Faults) => {
    refuse(found);
    // What was refused may have been right by the trucks as they were read.
    void queryClient.invalidateQueries(offeredTruckTypes);
  };

  return { bookLoad, faultCount: Object.keys(faults).length, check, refuse: refuseAnew };
};

type CheckLoad = typeof checkLoad;

// It brings the validation library, which the first screen does without.
const loadCheck = async (): Promise<CheckLoad> => (await import('./check-load.ts')).checkLoad;

/** What is wrong: found here since the form was first checked for this way to quote, and said by the server. */
const useFaults = (form: LoadForm, asking: BookLoad['asking']) => {
  const { type } = asking;
  const [checked, setChecked] = useState<{ type: QuoteType; by: CheckLoad } | null>(null);
  const [refused, setRefused] = useState<{ type: QuoteType; faults: Faults }>({ type, faults: noFaults });
  const faults = useMemo(
    () => ({
      ...(refused.type === type && refused.faults),
      ...(checked?.type === type && checked.by(form, asking)),
    }),
    [refused, checked, type, form, asking],
  );
  const refuse = (found: Faults) => setRefused({ type, faults: found });
  /** Checks the whole form and shows what it finds; true when it may be sent. */
  const check = async (): Promise<boolean> => {
    const by = await loadCheck();
    setChecked({ type, by });
    refuse(noFaults);
    return Object.keys(by(form, asking)).length === 0;
  };
  const mend = useCallback(
    (path: string) => setRefused((current) => ({ ...current, faults: withoutFaultsUnder(current.faults, path) })),
    [],
  );
  return { faults, check, refuse, mend };
};
