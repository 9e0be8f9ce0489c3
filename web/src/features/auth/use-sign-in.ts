import { auth } from '@portal/contract/auth/auth.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { errorText } from '../../platform/api-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { startSession } from '../../platform/session.ts';

type Missing = { email?: string; password?: string };

/** Signs in and goes to the person's first screen. */
export const useSignIn = () => {
  const { t } = useTranslation();
  const router = useRouter();
  const [missing, setMissing] = useState<Missing>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: { username: string; password: string }) => api(auth.signIn, { body }),
    onSuccess: async (tokens) => {
      startSession(tokens);
      queryClient.clear();
      await router.navigate({ to: '/' });
    },
  });
  const submit = (email: string, password: string) => {
    const required = t('http.errors.required');
    const gaps = { ...(!email.trim() && { email: required }), ...(!password && { password: required }) };
    setMissing(gaps);
    if (Object.keys(gaps).length === 0) mutate({ username: email.trim(), password });
  };
  return { submit, missing, pending: isPending, error: error && errorText(error) };
};
