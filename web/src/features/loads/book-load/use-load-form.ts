import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookLoad, Edit } from './book-load-context.ts';
import { checkLoad } from './check-load.ts';
import { type Faults, faultText, faultUnder, noFaults, withoutFaultsUnder } from '../../../platform/form-faults.ts';
import type { LoadForm } from './load-form.ts';

/**
 * The form and what is wrong with it. Nothing is said to be wrong before the first attempt to send;
 * from then on every change is checked as it is typed.
 */
export const useLoadForm = (start: LoadForm, onChanged: (form: LoadForm) => void) => {
  const { t } = useTranslation();
  const [form, setForm] = useState(start);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Faults>(noFaults);
  const faults = useMemo(() => ({ ...refused, ...(checked ? checkLoad(form) : noFaults) }), [refused, checked, form]);

  const told = useRef(form);
  useEffect(() => {
    if (told.current === form) return;
    told.current = form;
    onChanged(form);
  }, [form, onChanged]);

  const change = useCallback((edit: Edit, path?: string) => {
    setForm(edit);
    if (path) setRefused((current) => withoutFaultsUnder(current, path));
  }, []);

  const bookLoad = useMemo<BookLoad>(
    () => ({
      form,
      change,
      errorOf: (path) => faultText(faults[path], t),
      errorUnder: (path) => faultText(faultUnder(faults, path), t),
    }),
    [form, change, faults, t],
  );

  /** Checks the whole form and shows what it finds; true when it may be sent. */
  const check = (): boolean => {
    setChecked(true);
    setRefused(noFaults);
    return Object.keys(checkLoad(form)).length === 0;
  };

  return { bookLoad, faultCount: Object.keys(faults).length, check, refuse: setRefused };
};
