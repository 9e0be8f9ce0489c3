import { drayagePricesCalls } from '@portal/contract/quotes/hand-quotes.calls.ts';
import type { drayagePrices as drayagePricesRows } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { QuoteByHand } from '@portal/contract/quotes/hand-quote.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api, callsOf } from '../../../platform/api/api.ts';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { serverFaults } from '../../../platform/forms/form-faults.ts';
import { useFormFaults } from '../../../platform/forms/use-form-faults.ts';
import { useValidatedForm } from '../../../platform/forms/use-validated-form.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { checkHandQuote, emptyHandQuote, type HandQuote, handQuoteBody } from './hand-quote-form.ts';
import type { LoadToPrice } from './load-to-price.ts';
import { drayageKeys } from '../drayage.keys.ts';
import { loadKeys } from '../../loads/loads.keys.ts';

const drayagePrices = callsOf<typeof drayagePricesRows>(drayagePricesCalls);

/** The form of a quote by hand; after the first submit every change is checked. */
export const useHandQuote = (load: LoadToPrice, onSent: () => void) => {
  const client = useQueryClient();
  const me = useMe();
  const [initial] = useState(() => emptyHandQuote(load, operatorDay(me)));
  const { root, control, edit, refuse, submit } = useValidatedForm<HandQuote>({
    initial,
    check: (form) => checkHandQuote(form, operatorDay(me)),
    live: true,
  });
  const send = useMutation({
    mutationFn: (form: HandQuote) =>
      api(
        drayagePrices.quoteByHand,
        { params: { load_id: load.id }, body: QuoteByHand.parse(handQuoteBody(form)) },
        undefined,
        crypto.randomUUID(),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: loadKeys.all });
      await client.invalidateQueries({ queryKey: loadKeys.history(load.id) });
      await client.invalidateQueries({ queryKey: drayageKeys.waiting });
      onSent();
    },
    onError: (error) => refuse(error instanceof ApiError ? serverFaults(error.items) : {}),
  });
  return {
    mode: load.mode,
    root,
    // The form library types watched values as partial; the form is always whole.
    form: useWatch({ control }) as HandQuote,
    change: (changes: Partial<HandQuote>) => edit((form) => ({ ...form, ...changes }), ...Object.keys(changes)),
    edit,
    errorOf: useFormFaults(control).faultOf,
    submit: () => {
      if (!send.isPending) void submit((form) => send.mutate(form));
    },
    pending: send.isPending,
    failure: send.error && errorText(send.error),
  };
};
export type HandQuoteState = ReturnType<typeof useHandQuote>;
