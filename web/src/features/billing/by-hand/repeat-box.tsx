import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { isRefusedBy } from '../../../platform/api/api-error.ts';
import type { FormField, useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

type RepeatForm = { reference: string; repeat: boolean };
type FormOf<F extends RepeatForm> = Pick<
  ReturnType<typeof useCheckedForm<F, unknown>>,
  'values' | 'change' | 'field' | 'refusal' | 'reopen'
>;

/** Fields by which a repeat is known: a change of one withdraws the refusal, and the answer to it. */
export const repeatFields = <F extends RepeatForm>(form: FormOf<F>, code: ErrorCode) => {
  const change = (changes: Partial<F>): void => {
    if (isRefusedBy(form.refusal, code)) form.reopen();
    // The number is named too, since the refusal stands under it.
    form.change({ reference: form.values.reference, repeat: false, ...changes });
  };
  return {
    change,
    field: <K extends keyof F & string>(name: K): FormField<F[K]> => {
      const field = form.field(name);
      return {
        ...field,
        onChange: (value) => {
          change({});
          field.onChange(value);
        },
      };
    },
  };
};

type RepeatBoxProps = {
  label: string;
  refusal: unknown;
  code: ErrorCode;
  isRepeat: boolean;
  onRepeat: (isRepeat: boolean) => void;
};

/** Asks whether a number and amount that were recorded before are meant again; nothing until that was refused. */
export const RepeatBox = ({ label, refusal, code, isRepeat, onRepeat }: RepeatBoxProps) => {
  if (!isRepeat && !isRefusedBy(refusal, code)) return null;
  return <Checkbox label={label} checked={isRepeat} onChange={onRepeat} />;
};
