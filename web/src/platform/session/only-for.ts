import type { Me } from '@portal/contract/users/users.contract.ts';
import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { notify } from '../notify.ts';
import { plainPhrase } from '../words/translate.ts';
import { currentUser } from './current-user.ts';

/** Before a screen loads: whoever it is not made for is led elsewhere, with a word why. */
export const onlyFor =
  (isOpenTo: (me: Me) => boolean, elsewhere: '/' | '/home' | '/settings' | '/my-loads' = '/') =>
  async (): Promise<void> => {
    if (isOpenTo(await queryClient.ensureQueryData(currentUser))) return;
    notify.info(plainPhrase('frame.failure.not_yours'));
    throw redirect({ to: elsewhere });
  };

/** A screen about how a person signs in is closed to whoever is signed in as another account. */
export const onlyOneself = onlyFor(({ signed_in_as }) => !signed_in_as);
