import { createContext, useContext } from 'react';
import { type Control, type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form';
import { useFormFaults } from '../../../../platform/forms/use-form-faults.ts';
import type { Edit } from '../../../../platform/forms/use-validated-form.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

export type BookDrayage = {
  control: Control<DrayageForm>;
  /** Changes the form. `paths` are the fields that changed: faults of the server at these paths are removed. */
  change: (edit: Edit<DrayageForm>, ...paths: string[]) => void;
  /** Sets fields to values. */
  set: (fields: Partial<DrayageForm>) => void;
};

const Context = createContext<BookDrayage | null>(null);

export const BookDrayageProvider = Context.Provider;

/** How to change the container's form; its values are read by the hooks below. */
export const useBookDrayage = (): BookDrayage => {
  const value = useContext(Context);
  if (!value) throw new Error('useBookDrayage works inside the form of a container');
  return value;
};

/** The whole form; renders again with every change. */
export const useDrayageForm = (): DrayageForm => {
  const { control } = useBookDrayage();
  // The form library types watched values as partial; the form is always whole.
  return useWatch({ control }) as DrayageForm;
};

/** One part of the form; renders again when that part changes. */
export const useDrayagePart = <N extends FieldPath<DrayageForm>>(name: N): FieldPathValue<DrayageForm, N> => {
  const { control } = useBookDrayage();
  return useWatch({ control, name });
};

/** Some fields of the form; renders again when one of them changes. */
export const useDrayageParts = <K extends keyof DrayageForm>(...names: K[]): Pick<DrayageForm, K> =>
  useFromDrayage((form) => Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<DrayageForm, K>);

/** A value computed from the form, such as its price; renders again when that value changes. */
export const useFromDrayage = <V>(select: (form: DrayageForm) => V): V => {
  const { control } = useBookDrayage();
  return useWatch({ control, compute: select });
};

/** What is wrong with the fields, in the language on screen. */
export const useDrayageFaults = () => useFormFaults(useBookDrayage().control);
