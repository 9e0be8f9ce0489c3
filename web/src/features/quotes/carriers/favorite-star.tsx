import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useFavorites } from '../../../platform/session/use-favorites.ts';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { StarIcon } from '../../../ui/icons/action-icons.tsx';
import classes from './favorite-star.module.css';

/** Toggles a carrier as a favorite; favorites are listed first. Branded accounts have none. */
export const FavoriteStar = ({ carrier }: { carrier: Carrier }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { favorites, toggle } = useFavorites();
  if (me.account.is_branded || !mayDo(me, 'patch:favorite-carriers')) return null;
  const isFavorite = favorites.includes(carrier.id);
  return (
    <span className={classes.star} data-on={isFavorite || undefined}>
      <IconButton
        icon={StarIcon}
        size="small"
        aria-pressed={isFavorite}
        label={t(isFavorite ? 'quotes.list.unfavorite' : 'quotes.list.favorite', { carrier: carrier.name })}
        onClick={() => toggle(carrier.id)}
      />
    </span>
  );
};
