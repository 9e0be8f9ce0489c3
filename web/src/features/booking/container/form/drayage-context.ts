import { createContext, useContext } from 'react';
import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';

/** A change of the form, from what it is at that moment to what it is to be. */
export type Edit = (form: DrayageForm) => DrayageForm;

export type BookDrayage = {
  form: DrayageForm;
  /** Changes the form. `path` is the field that changed: what the server found wrong there may be mended now. */
  change: (edit: Edit, path?: string) => void;
  /** Sets fields to values; the first names what changed. */
  set: (fields: Partial<DrayageForm>) => void;
  /** What is wrong with a field, in the language on screen. */
  errorOf: (path: string) => string | undefined;
};

const Context = createContext<BookDrayage | null>(null);

export const BookDrayageProvider = Context.Provider;

/** The container that is being filled in, inside its form. */
export const useBookDrayage = (): BookDrayage => {
  const value = useContext(Context);
  if (!value) throw new Error('useBookDrayage works inside the form of a container');
  return value;
};
