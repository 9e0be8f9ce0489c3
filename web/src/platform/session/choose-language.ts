import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { users as usersRows } from '@portal/contract/users/users.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { ApiError } from '../api/api-error.ts';
import { api, callsOf } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { currentLanguage, switchLanguage } from '../words/i18n.ts';
import { currentUser } from './current-user.ts';
import { hasSession } from './session.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

const users = callsOf<typeof usersRows>(usersCalls);

/** Saves a language that was chosen while the portal could not be reached. A refusal is final, a lost connection not. */
export const saveChosenLanguage = async (): Promise<void> => {
  const language = readStored<Language>(storedKeys.unsavedLanguage);
  if (!language || !hasSession()) return;
  try {
    const me = await queryClient.ensureQueryData(currentUser);
    const user = await api(users.change, { params: { id: me.user.id }, body: { language } });
    queryClient.setQueryData(currentUser.queryKey, (before) => before && { ...before, user });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return;
  }
  if (readStored<Language>(storedKeys.unsavedLanguage) === language) writeStored(storedKeys.unsavedLanguage, null);
};

/** Switches the screens and saves the language as the person's, for their mails and papers. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await switchLanguage(language);
  if (currentLanguage() !== language) return;
  writeStored(storedKeys.unsavedLanguage, language);
  await saveChosenLanguage();
};
