import type { Checkout } from '@portal/contract/billing/billing.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, errorText, isRefusedBy } from '../../../platform/api/api-error.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { useBillingChanged } from '../billing.api.ts';
import { giveUpCheckout } from './pay.api.ts';

type Begun = { url: string };

const isUnavailable = (error: unknown): boolean => isRefusedBy(error, 'billing.not_payable_online');

/**
 * Begins a payment and leads to the provider's page; pending from the first press until the page is left.
 * `isUnavailable`: the server has said that this cannot be paid online. `onRefused` gets the words of a 400 where a screen
 * has a place for them, and null with the next attempt.
 */
export const usePay = (begin: () => Promise<Begun>, onRefused?: (text: string | null) => void) => {
  const changed = useBillingChanged();
  const mutation = useMutation({
    mutationFn: begin,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (onRefused && error instanceof ApiError && error.status === 400) onRefused(errorText(error));
      else if (!isUnavailable(error)) notifyFailure(error);
      changed();
    },
  });
  const { reset } = mutation;
  useEffect(() => {
    // The browser's Back may show the page as it was left: what happened meanwhile is read again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      changed();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });
  return {
    pay: () => {
      onRefused?.(null);
      mutation.mutate();
    },
    isPending: mutation.isPending || mutation.isSuccess,
    isUnavailable: isUnavailable(mutation.error),
  };
};

/** Gives up a payment that was not made; `onDone` learns what it was in the end, since it may have been paid meanwhile. */
export const useGiveUp = (onDone: (checkout: Checkout) => void = () => undefined) => {
  const changed = useBillingChanged();
  return useMutation({
    mutationFn: giveUpCheckout,
    onSuccess: onDone,
    onError: notifyFailure,
    onSettled: changed,
  });
};
