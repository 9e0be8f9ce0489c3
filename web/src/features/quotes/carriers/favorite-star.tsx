import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { usersCalls } from '@portal/contract/users/users.calls.ts';
import type { Me, users as usersRows } from '@portal/contract/users/users.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { api, callsOf } from '../../../platform/api/api.ts';
import { errorText } from '../../../platform/api/api-error.ts';
import { currentUser, mayDo, useMe } from '../../../platform/session/current-user.ts';
import { notify } from '../../../platform/notify.ts';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { StarIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './favorite-star.module.css';

const users = callsOf<typeof usersRows>(usersCalls);

const withFavorites = (me: Me, favorite_carriers: number[]): Me => ({
  ...me,
  user: { ...me.user, favorite_carriers },
});

/** Changes the person’s favorites at once on screen; reverted when the server refuses. */
const useFavorites = (): { favorites: readonly number[]; setFavorites: (carrierIds: number[]) => void } => {
  const client = useQueryClient();
  const me = useMe();
  const { mutate } = useMutation({
    mutationFn: (favorite_carriers: number[]) =>
      api(users.change, { params: { id: me.user.id }, body: { favorite_carriers } }),
    onMutate: (favorite_carriers) => client.setQueryData(currentUser.queryKey, withFavorites(me, favorite_carriers)),
    onError: (error) => {
      client.setQueryData(currentUser.queryKey, me);
      notify.failure(errorText(error));
    },
  });
  return { favorites: me.user.favorite_carriers, setFavorites: mutate };
};

/** Toggles a carrier as a favorite; favorites are listed first. Branded accounts have none. */
export const FavoriteStar = ({ carrier }: { carrier: Carrier }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { favorites, setFavorites } = useFavorites();
  if (me.account.is_branded || !mayDo(me, 'patch:favorite-carriers')) return null;
  const isFavorite = favorites.includes(carrier.id);
  return (
    <span className={classes.star} data-on={isFavorite || undefined}>
      <IconButton
        icon={StarIcon}
        size="small"
        aria-pressed={isFavorite}
        label={t(isFavorite ? 'quotes.list.unfavorite' : 'quotes.list.favorite', { carrier: carrier.name })}
        onClick={() =>
          setFavorites(isFavorite ? favorites.filter((id) => id !== carrier.id) : [...favorites, carrier.id])
        }
      />
    </span>
  );
};
