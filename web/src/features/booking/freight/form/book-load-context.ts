import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import type { ModeFlags, QuoteType } from '@portal/contract/modes/quote-types.ts';
import { useMemo } from 'react';
import { type FormContext, formContext } from '../../frame/form-context.ts';
import type { LoadForm } from './load-form.ts';
import { type QuoteRequest, quoteRequestOf } from './quote-request.ts';

export type BookLoad = FormContext<LoadForm> & {
  /** How the load is quoted. */
  type: QuoteType;
  /** The modes of the signed-in person. */
  flags: ModeFlags;
  /** The trucks on offer in any mode. */
  trucks: readonly TruckType[];
};

/** The form of Book a Load for its cards. */
export const {
  Provider: BookLoadProvider,
  useForm: useBookLoad,
  useValues: useLoadForm,
  usePart: useLoadPart,
  useParts: useLoadParts,
  useComputed: useFromLoad,
  useFaults: useLoadFaults,
} = formContext<LoadForm, BookLoad>();

/** The quote request: its modes follow from the way to quote and the chosen truck. */
export const useQuoteRequest = (): QuoteRequest => {
  const { type, flags, trucks } = useBookLoad();
  const truck = useLoadPart('truck');
  return useMemo(() => quoteRequestOf(type, flags, trucks, { truck }), [type, flags, trucks, truck]);
};
