import { redirect } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { currentUser } from './current-user.ts';

/** Guards a screen about how a person signs in, which is closed to whoever is signed in as another account. */
export const onlyOneself = async (): Promise<void> => {
  const { signed_in_as } = await queryClient.ensureQueryData(currentUser);
  if (signed_in_as) throw redirect({ to: '/' });
};
