import type { DrayageForm } from '../../../drayage/form/drayage-form.ts';
import { type FormContext, formContext } from '../../frame/form-context.ts';

export type BookDrayage = FormContext<DrayageForm> & {
  /** Sets fields to values. */
  set: (fields: Partial<DrayageForm>) => void;
};

/** The form of a container for its cards. */
export const {
  Provider: BookDrayageProvider,
  useForm: useBookDrayage,
  useValues: useDrayageForm,
  usePart: useDrayagePart,
  useParts: useDrayageParts,
  useComputed: useFromDrayage,
  useFaults: useDrayageFaults,
} = formContext<DrayageForm, BookDrayage>();
