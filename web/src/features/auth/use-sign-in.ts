import { auth } from '@portal/contract/auth/auth.contract.ts';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { emptyFaults } from '../../platform/form-faults.ts';
import { nextAddress } from '../../platform/next-address.ts';
import { queryClient } from '../../platform/query-client.ts';
import { startSession } from '../../platform/session.ts';
import { useCheckedForm } from '../../platform/use-checked-form.ts';

const route = getRouteApi('/guest/login');

/** Signs in and goes to the address that was asked for, else to the person's first screen. */
export const useSignIn = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const { next } = route.useSearch();
  const signIn = useCheckedForm({
    initial: { username: '', password: '' },
    check: emptyFaults,
    send: ({ username, password }) => api(auth.signIn, { body: { username: username.trim(), password } }),
    onSent: async (tokens) => {
      startSession(tokens);
      queryClient.clear();
      await router.navigate({ href: nextAddress(next), replace: true });
    },
  });
  const { refusal } = signIn;
  const isWordless = refusal instanceof ApiError && refusal.status === 401 && refusal.items.length === 0;
  return { ...signIn, error: isWordless ? t('auth.errors.invalid_credentials') : signIn.error };
};
