import { createContext, useContext } from 'react';
import { type Control, type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import { useFormFaults } from '../../../platform/forms/use-form-faults.ts';
import type { Edit } from '../../../platform/forms/use-validated-form.ts';

export type FormContext<F extends FieldValues> = {
  control: Control<F>;
  /** Changes the form. `paths` are the fields that changed: faults of the server at these paths are removed. */
  change: (edit: Edit<F>, ...paths: string[]) => void;
};

/** The context of a booking form: how its cards change it, and hooks that render for no more than what they read. */
export const formContext = <F extends FieldValues, C extends FormContext<F>>() => {
  const Context = createContext<C | null>(null);

  /** How to change the form; its values are read by the other hooks. */
  const useForm = (): C => {
    const value = useContext(Context);
    if (!value) throw new Error('a card of a booking form works inside it');
    return value;
  };

  /** The whole form; renders again with every change. */
  const useValues = (): F => {
    const { control } = useForm();
    // The form library types watched values as partial; the form is always whole.
    return useWatch({ control }) as F;
  };

  /** One part of the form; renders again when that part changes. */
  const usePart = <N extends FieldPath<F>>(name: N): FieldPathValue<F, N> => {
    const { control } = useForm();
    return useWatch({ control, name });
  };

  /** A value computed from the form, such as a count; renders again when that value changes. */
  const useComputed = <V>(select: (form: F) => V): V => {
    const { control } = useForm();
    return useWatch({ control, compute: select });
  };

  /** Some fields of the form; renders again when one of them changes. */
  const useParts = <K extends keyof F>(...names: K[]): Pick<F, K> =>
    useComputed((form) => Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<F, K>);

  /** What is wrong with the fields, in the language on screen. */
  const useFaults = () => useFormFaults(useForm().control);

  return { Provider: Context.Provider, useForm, useValues, usePart, useParts, useComputed, useFaults };
};
