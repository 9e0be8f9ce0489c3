import { passkeysCalls } from '@portal/contract/auth/passkeys.calls.ts';
import type { passkeys as passkeyRows } from '@portal/contract/auth/passkeys.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../platform/api/api-error.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { loadPasskeyBrowser } from './browser-passkeys.ts';

const calls = callsOf<typeof passkeyRows>(passkeysCalls);

export type Passkey = Received<typeof passkeyRows.list>['passkeys'][number];

/** The person's passkeys. */
export const passkeyList = queryOptions({
  queryKey: ['auth', 'passkeys'],
  queryFn: async ({ signal }) => (await api(calls.list, {}, signal)).passkeys,
});

/** Why no passkey was made; each is a phrase. */
export type NoPasskey = 'cancelled' | 'timeout' | 'known' | 'unsupported';

const reasonsByName: Readonly<Record<string, NoPasskey>> = {
  InvalidStateError: 'known',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
};

/** Browsers say the same of a person who cancels and of one who did nothing: only the time makes the difference. */
const reasonOf = (error: unknown, isOverTime: boolean): NoPasskey =>
  (error instanceof Error && reasonsByName[error.name]) || (isOverTime ? 'timeout' : 'cancelled');

/** Makes a passkey with the browser and keeps it; answers recovery codes where it is the first, or why there is none. */
export const addPasskey = async ({ name, password }: { name: string; password: string }) => {
  const optionsJSON = await api(calls.begin, { body: { password } });
  const { startRegistration } = await loadPasskeyBrowser();
  const begun = performance.now();
  try {
    const credential = await startRegistration({ optionsJSON });
    return { added: await api(calls.add, { body: { name, credential } }) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return { reason: reasonOf(error, performance.now() - begun >= optionsJSON.timeout) };
  }
};

export const removePasskey = (id: number, password: string) =>
  api(calls.remove, { params: { id }, body: { password } });

/** Ends what waits for the person's choice. */
export const endPasskeyChoice = async (): Promise<void> => {
  const { WebAuthnAbortService } = await loadPasskeyBrowser();
  WebAuthnAbortService.cancelCeremony();
};

/** Signs in with a passkey chosen in the browser's dialog. Null where the person chose none. */
export const choosePasskey = async () => {
  await endPasskeyChoice();
  const { startAuthentication } = await loadPasskeyBrowser();
  const optionsJSON = await api(calls.signInOptions, {});
  const credential = await startAuthentication({ optionsJSON }).catch(() => null);
  return credential && api(calls.signIn, { body: { credential } });
};

/**
 * Signs in with a passkey of the browser's list beside the e-mail field, which waits as long as the page is open. Null
 * where there is no such list, none was chosen, or it was over before.
 */
export const chooseListedPasskey = async (isOver: () => boolean) => {
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await loadPasskeyBrowser();
  if (!(await browserSupportsWebAuthnAutofill()) || isOver()) return null;
  const optionsJSON = await api(calls.signInOptions, {});
  // A dialog opened meanwhile would be closed by this list.
  if (isOver()) return null;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
  return credential && !isOver() ? api(calls.signIn, { body: { credential } }) : null;
};
