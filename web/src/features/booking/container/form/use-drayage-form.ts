import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../platform/session/current-user.ts';
import { type Faults, faultText, noFaults, withoutFaultsUnder } from '../../../../platform/forms/form-faults.ts';
import { checkDrayage } from './check-drayage.ts';
import type { BookDrayage, Edit } from './drayage-context.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

/**
 * The form of a container and what is wrong with it. Nothing is said to be wrong before the first attempt to send;
 * from then on every change is checked as it is typed.
 */
export const useDrayageForm = (start: DrayageForm, onChanged: (form: DrayageForm) => void) => {
  const { t } = useTranslation();
  const email = useMe().settings.operations_email;
  const [form, setForm] = useState(start);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Faults>(noFaults);
  const faults = useMemo(
    () => ({ ...refused, ...(checked ? checkDrayage(form, email) : noFaults) }),
    [refused, checked, form, email],
  );

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

  const book = useMemo<BookDrayage>(
    () => ({
      form,
      change,
      set: (fields) => change((current) => ({ ...current, ...fields }), Object.keys(fields)[0]),
      errorOf: (path) => faultText(faults[path], t),
    }),
    [form, change, faults, t],
  );

  /** Checks the whole form and shows what it finds; true when it may be sent. */
  const check = (): boolean => {
    setChecked(true);
    setRefused(noFaults);
    return Object.keys(checkDrayage(form, email)).length === 0;
  };

  return { book, faultCount: Object.keys(faults).length, check, refuse: setRefused };
};
