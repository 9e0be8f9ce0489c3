import type { ThemeUse } from '@portal/contract/settings/theme-use.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { AccountBadge } from '../../../ui/primitives/account-badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Loaded } from '../settings-frame.tsx';
import { themeUses } from '../settings.api.ts';
import classes from './themes.module.css';

const shownAtFirst = 6;

const nobody = (theme: string): ThemeUse => ({
  theme,
  accounts: { count: 0, first: [] },
  users: { count: 0, first: [] },
});

export const usesOf = (uses: readonly ThemeUse[], theme: string): ThemeUse =>
  uses.find((one) => one.theme === theme) ?? nobody(theme);

/** How many chose a theme: "3 accounts, 1 person"; null for nobody. */
export const useWhoText = (): ((use: ThemeUse) => string | null) => {
  const { t } = useTranslation();
  return ({ accounts, users }) => {
    const parts = [
      ...(accounts.count > 0 ? [t('settings.themes.accounts', { count: accounts.count })] : []),
      ...(users.count > 0 ? [t('settings.themes.people', { count: users.count })] : []),
    ];
    return parts.length > 0 ? parts.join(', ') : null;
  };
};

/** Which accounts and which people chose the theme. */
export const UsedBy = ({ theme }: { theme: string }) => {
  const { t } = useTranslation();
  const query = useQuery(themeUses);
  const whoText = useWhoText();
  return (
    <section className={classes.usedBy}>
      <Loaded query={query}>
        {({ items }) => {
          const use = usesOf(items, theme);
          return (
            <>
              <h2>
                {t('settings.themes.used_by')} <span>{whoText(use)}</span>
              </h2>
              {whoText(use) === null ? <p>{t('settings.themes.nobody')}</p> : <Users use={use} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
};

const Users = ({ use: { accounts, users } }: { use: ThemeUse }) => {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const named = [
    ...accounts.first.map((account) => ({ ...account, account, isPerson: false })),
    ...users.first.map((user) => ({ ...user, isPerson: true })),
  ];
  const shown = showsAll ? named : named.slice(0, shownAtFirst);
  const hidden = accounts.count + users.count - shown.length;
  return (
    <ul className={classes.users}>
      {shown.map(({ id, name, account, isPerson }) => (
        <li key={`${isPerson ? 'user' : 'account'} ${id}`}>
          {isPerson ? (
            <Link
              className={classes.user}
              to="/account-management/accounts/$account/users/{-$user}"
              params={{ account: String(account.id), user: String(id) }}
              title={account.name}
            >
              {name}
            </Link>
          ) : (
            <Link
              className={classes.user}
              to="/account-management/accounts/$account"
              params={{ account: String(account.id) }}
            >
              <AccountBadge id={account.id} name={name} />
              {name}
            </Link>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          {showsAll || shown.length === named.length ? (
            t('settings.themes.more', { count: hidden })
          ) : (
            <Button kind="link" onClick={() => setShowsAll(true)}>
              {t('settings.themes.more', { count: hidden })}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
};
