import { folded } from '@portal/contract/values/folded.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFavorites } from '../../../platform/session/use-favorites.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { StarIcon } from '../../../ui/icons/action-icons.tsx';
import { SearchIcon } from '../../../ui/icons/navigation-icons.tsx';
import { SearchField } from '../../../ui/lists/filters/filter-line.tsx';
import { useListKeys } from '../../../ui/lists/use-list-keys.ts';
import { CarrierBadge } from '../../../ui/primitives/carrier-badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from '../settings-frame.module.css';
import { Loaded, SettingsFrame } from '../settings-frame.tsx';
import { carrierList } from './carriers.api.ts';

/** The carriers that this person wants to see first in every list of quotes. */
export const FavoriteCarriersPage = () => {
  const { t } = useTranslation();
  const query = useQuery(carrierList);
  const { favorites, toggle } = useFavorites();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useListKeys({ list, searchField, onToggle: undefined });
  const found = (query.data ?? []).filter(({ name, scac }) => folded(`${name} ${scac}`).includes(folded(search)));
  const count = (query.data ?? []).filter(({ id }) => favorites.includes(id)).length;
  return (
    <SettingsFrame
      name="favorite_carriers"
      text={t('settings.carriers.favorites.text')}
      action={
        <SearchField
          ref={searchField}
          label={t('settings.carriers.search')}
          hint={t('settings.carriers.search_hint')}
          current={search}
          onSearch={setSearch}
        />
      }
    >
      <Loaded query={query}>
        {(all) => (
          <>
            <p className={classes.text} role="status">
              {t('settings.carriers.favorites.count', { count, total: all.length })}
            </p>
            {found.length === 0 && (
              <EmptyState icon={all.length === 0 ? StarIcon : SearchIcon}>
                {t(all.length === 0 ? 'settings.carriers.none' : 'settings.carriers.none_found')}
              </EmptyState>
            )}
            <ul ref={list} className={classes.list} hidden={found.length === 0}>
              {found.map(({ id, name, scac }) => (
                <li key={id} className={classes.row}>
                  <CarrierBadge scac={scac} name={name} />
                  <span className={classes.name}>{name}</span>
                  <span className={`${classes.more} ${classes.wide}`}>{scac}</span>
                  <Switch
                    label={t('settings.carriers.favorites.toggle', { carrier: name })}
                    checked={favorites.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
};
