import { drayagePrices, QuoteByHand } from '@portal/contract/quotes/hand-quotes.contract.ts';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError, errorText } from '../../../platform/api/api-error.ts';
import { type Faults, faultText, noFaults, serverFaults } from '../../../platform/forms/form-faults.ts';
import { checkHandQuote, emptyHandQuote, type HandQuote, handQuoteBody } from './hand-quote-form.ts';
import { drayageKeys } from '../drayage.keys.ts';
import { loadKeys } from '../../loads/loads.keys.ts';

/** A quote by hand as it is typed; after the first attempt to send, every change is checked. */
export const useHandQuote = (load: DrayageLoad, onSent: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [form, setForm] = useState(() => emptyHandQuote(load));
  const [tried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: () =>
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
  });
  const refused: Faults = send.error instanceof ApiError ? serverFaults(send.error.items) : noFaults;
  const faults: Faults = { ...refused, ...(tried ? checkHandQuote(form) : noFaults) };
  return {
    form,
    change: (changes: Partial<HandQuote>) => setForm((current) => ({ ...current, ...changes })),
    edit: setForm,
    errorOf: (field: string) => faultText(faults[field], t),
    submit: () => {
      setTried(true);
      if (Object.keys(checkHandQuote(form)).length === 0) send.mutate();
    },
    pending: send.isPending,
    failure: send.error && errorText(send.error),
  };
};
export type HandQuoteState = ReturnType<typeof useHandQuote>;
