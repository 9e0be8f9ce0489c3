import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { ModeFlags, QuoteType } from '@portal/contract/modes/quote-types.ts';
import { createContext, useContext, useMemo } from 'react';
import { type Control, type FieldPath, type FieldPathValue, useWatch } from 'react-hook-form';
import { useFormFaults } from '../../../../platform/forms/use-form-faults.ts';
import type { Edit } from '../../../../platform/forms/use-validated-form.ts';
import type { LoadForm } from './load-form.ts';
import { type QuoteRequest, quoteRequestOf } from './quote-request.ts';

export type BookLoad = {
  control: Control<LoadForm>;
  /** Changes the form. `paths` are the fields that changed: faults of the server at these paths are removed. */
  change: (edit: Edit<LoadForm>, ...paths: string[]) => void;
  /** How the load is quoted. */
  type: QuoteType;
  /** The modes of the signed-in person. */
  flags: ModeFlags;
  /** The trucks on offer in any mode. */
  trucks: readonly TruckType[];
};

const Context = createContext<BookLoad | null>(null);

export const BookLoadProvider = Context.Provider;

/** How to change the form of Book a Load; its values are read by the hooks below. */
export const useBookLoad = (): BookLoad => {
  const value = useContext(Context);
  if (!value) throw new Error('useBookLoad works inside Book a Load');
  return value;
};

/** The whole form; renders again with every change. */
export const useLoadForm = (): LoadForm => {
  const { control } = useBookLoad();
  // The form library types watched values as partial; the form is always whole.
  return useWatch({ control }) as LoadForm;
};

/** One part of the form; renders again when that part changes. */
export const useLoadPart = <N extends FieldPath<LoadForm>>(name: N): FieldPathValue<LoadForm, N> => {
  const { control } = useBookLoad();
  return useWatch({ control, name });
};

/** Some fields of the form; renders again when one of them changes. */
export const useLoadParts = <K extends keyof LoadForm>(...names: K[]): Pick<LoadForm, K> =>
  useFromLoad((form) => Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<LoadForm, K>);

/** A value computed from the form, such as a count; renders again when that value changes. */
export const useFromLoad = <V>(select: (form: LoadForm) => V): V => {
  const { control } = useBookLoad();
  return useWatch({ control, compute: select });
};

/** The quote request: its modes follow from the way to quote and the chosen truck. */
export const useQuoteRequest = (): QuoteRequest => {
  const { type, flags, trucks } = useBookLoad();
  const truck = useLoadPart('truck');
  return useMemo(() => quoteRequestOf(type, flags, trucks, { truck }), [type, flags, trucks, truck]);
};

/** What is wrong with the fields, in the language on screen. */
export const useLoadFaults = () => useFormFaults(useBookLoad().control);
