import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { coverOf } from '../../insurance/load/load-cover.ts';
import { loadQuotes } from '../../quotes/quotes.api.ts';
import type { BookingFormProps } from './booking-form-props.ts';
import { bodyOf, type TenderForm } from './tender-form.ts';
import { useTenderLoad } from '../tendering.api.ts';

type SendTenderOptions = Pick<BookingFormProps, 'load' | 'quote' | 'search'> & {
  form: TenderForm;
  onBooked: () => Promise<void>;
};

/** Whether the server answered. Then the next try is a new request; else the same one is sent again. */
const wasAnswered = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** How a booking under way stands: sent since when, without a line to send it on, or its answer was lost on the way. */
export type Sending = { since: number; trouble: 'offline' | 'lost' | null };

/** Sends the booking; repeated by the button or a bad connection, it books once. */
export const useSendTender = ({ load, quote, search, form, onBooked }: SendTenderOptions) => {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const [since, setSince] = useState(0);
  const { mutate, error, isPending, isPaused, failureCount } = useTenderLoad(load.id);
  const send = () => {
    setSince(Date.now());
    mutate(
      {
        body: bodyOf(form, quote.id),
        options: {
          pickup: search.pickup ?? true,
          cover: coverOf(search),
        },
        key: key.current,
      },
      {
        onSuccess: () => void onBooked(),
        onError: (refusal) => {
          if (wasAnswered(refusal)) key.current = crypto.randomUUID();
          void client.invalidateQueries({ queryKey: loadQuotes(load.id).queryKey });
        },
      },
    );
  };
  const trouble = failureCount > 0 ? 'lost' : isPaused ? 'offline' : null;
  const sending: Sending | null = isPending ? { since, trouble } : null;
  return { send, error, sending };
};
