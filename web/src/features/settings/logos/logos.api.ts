import { accountsCalls } from '@portal/contract/accounts/accounts.calls.ts';
import type { accounts as accountsRows } from '@portal/contract/accounts/accounts.contract.ts';
import { documentsLogoCalls } from '@portal/contract/documents/logo.calls.ts';
import type { documentsLogo as rows } from '@portal/contract/documents/logo.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../../platform/api/api.ts';
import { settingsKeys } from '../settings.keys.ts';

const logos = callsOf<typeof rows>(documentsLogoCalls);
const accounts = callsOf<typeof accountsRows>(accountsCalls);

/** Where the own account's logos are read. */
export const ownLogos = queryOptions({
  queryKey: settingsKeys.logos,
  queryFn: ({ signal }) => api(accounts.settings, {}, signal),
  select: ({ account_id, logo_url, documents_logo_url }) => ({ account_id, logo_url, documents_logo_url }),
});

/** The theme of the own account, with the version it is changed from. */
export const ownTheme = queryOptions({
  queryKey: settingsKeys.logos,
  queryFn: ({ signal }) => api(accounts.settings, {}, signal),
  select: ({ theme, version }) => ({ theme, version }),
});

export const changeTheme = (theme: string | null, version: number) =>
  api(accounts.changeSettings, { body: { theme, version } });

/** Gives a logo, or takes it away where there is no file. */
export const changeLogo = (kind: 'logo' | 'documents_logo', id: number, file: File | null): Promise<unknown> => {
  const sent = { params: { id }, body: { logo: file ?? 'null' } } as const;
  return kind === 'logo' ? api(logos.changeLogo, sent) : api(logos.change, sent);
};
