import { createContext, useContext } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useFormFaults } from '../../../../platform/forms/use-form-faults.ts';
import type { Edit } from '../../../../platform/forms/use-validated-form.ts';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

export type BookDrayage = {
  control: Control<DrayageForm>;
  /** Changes the form. `paths` are the fields that changed: what the server found wrong there may be mended now. */
  change: (edit: Edit<DrayageForm>, ...paths: string[]) => void;
  /** Sets fields to values. */
  set: (fields: Partial<DrayageForm>) => void;
};

const Context = createContext<BookDrayage | null>(null);

export const BookDrayageProvider = Context.Provider;

/** The container that is being filled in, inside its form. What it holds is read by the hooks below. */
export const useBookDrayage = (): BookDrayage => {
  const value = useContext(Context);
  if (!value) throw new Error('useBookDrayage works inside the form of a container');
  return value;
};

/** The whole form: drawn again with every change. */
export const useDrayageForm = (): DrayageForm => {
  const { control } = useBookDrayage();
  // Values are only ever replaced by whole ones.
  return useWatch({ control }) as DrayageForm;
};

/** What is wrong with the fields, in the language on screen. */
export const useDrayageFaults = () => useFormFaults(useBookDrayage().control);
