import { createContext, useContext } from 'react';
import type { Asking } from './asking.ts';
import type { LoadForm } from './load-form.ts';

/** A change of the form, from what it is at that moment to what it is to be. */
export type Edit = (form: LoadForm) => LoadForm;

export type BookLoad = {
  form: LoadForm;
  /** How it is asked for, and the modes that comes to. */
  asking: Asking;
  /** Changes the form. `path` is the field that changed: what the server found wrong there may be mended now. */
  change: (edit: Edit, path?: string) => void;
  /** What is wrong with a field, in the language on screen. */
  errorOf: (path: string) => string | undefined;
  /** What is wrong with a field or with anything below it. */
  errorUnder: (path: string) => string | undefined;
};

const Context = createContext<BookLoad | null>(null);

export const BookLoadProvider = Context.Provider;

/** The form that is being filled in, inside Book a Load. */
export const useBookLoad = (): BookLoad => {
  const value = useContext(Context);
  if (!value) throw new Error('useBookLoad works inside Book a Load');
  return value;
};
