import { notifyFailure } from '../api/notify-failure.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { Me, users as usersRows } from '@portal/contract/users/users.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, callsOf } from '../api/api.ts';
import { currentUser, useMe } from './current-user.ts';

const users = callsOf<typeof usersRows>(usersCalls);

const toggled = (favorites: readonly number[], carrierId: number): number[] =>
  favorites.includes(carrierId) ? favorites.filter((id) => id !== carrierId) : [...favorites, carrierId];

const withFavorites = (me: Me, favorite_carriers: number[]): Me => ({
  ...me,
  user: { ...me.user, favorite_carriers },
});

/** The person's favorite carriers. A change shows at once and is taken back when the server refuses it. */
export const useFavorites = (): { favorites: readonly number[]; toggle: (carrierId: number) => void } => {
  const client = useQueryClient();
  const me = useMe();
  const { mutate } = useMutation({
    mutationFn: (favorite_carriers: number[]) =>
      api(users.change, { params: { id: me.user.id }, body: { favorite_carriers } }),
    onMutate: (favorite_carriers) => client.setQueryData(currentUser.queryKey, withFavorites(me, favorite_carriers)),
    onError: (error) => {
      client.setQueryData(currentUser.queryKey, me);
      notifyFailure(error);
    },
    // One after the other: each replaces the whole list.
    scope: { id: 'favorite-carriers' },
  });
  return {
    favorites: me.user.favorite_carriers,
    toggle: (carrierId) => mutate(toggled(me.user.favorite_carriers, carrierId)),
  };
};
