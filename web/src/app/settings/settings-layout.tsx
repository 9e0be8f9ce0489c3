import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { openSearch } from '../header-requests.ts';
import { lazyDialog } from '../../platform/lazy-part.tsx';
import { usePageKeys } from '../../platform/page-keys.ts';
import { pathOf } from '../../platform/routing/address.ts';
import { usePhone } from '../../platform/screen-width.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { icon } from '../../ui/icons/icon.tsx';
import { ChevronLeftIcon, SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { openSettings, type SettingsScreenName } from '../../features/settings/settings-screens.ts';
import classes from './settings-layout.module.css';
import { SettingsList } from './settings-list.tsx';

const SettingsSheet = lazyDialog(async () => (await import('./settings-sheet.tsx')).SettingsSheet);

const ListIcon = /* @__PURE__ */ icon('M8.5 6h12M8.5 12h12M8.5 18h12M4 6v.1M4 12v.1M4 18v.1');

/** The setting whose screen is open; undefined where it is one of another account, which the list does not have. */
const useCurrent = (): SettingsScreenName | undefined => {
  const me = useMe();
  const pathname = useLocation({ select: (location) => location.pathname });
  return openSettings(me).find(({ address }) => `${pathname}/`.startsWith(`${pathOf(address)}/`))?.name;
};

/** The list of all settings, and beside it the open one, in one width. */
export const SettingsLayout = () => {
  const current = useCurrent();
  return current ? <WithList current={current} /> : <Outlet />;
};

const WithList = ({ current }: { current: SettingsScreenName }) => {
  const phone = usePhone();
  const searchField = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  usePageKeys({
    '/': () => {
      // A list on the screen has a search of its own, which goes first.
      const isTaken = screen.current?.querySelector('[aria-keyshortcuts="/"]');
      return !isTaken && searchField.current?.checkVisibility() ? searchField.current.focus() : false;
    },
  });
  return (
    <div className={classes.layout}>
      {!phone && (
        <aside className={classes.side}>
          <SettingsList current={current} searchField={searchField} />
        </aside>
      )}
      <Bar current={current} />
      <div ref={screen} className={classes.screen} data-screen tabIndex={-1}>
        <Outlet />
      </div>
    </div>
  );
};

/** Where there is no room for the list: the way to it. On phones it is the head of the whole screen. */
const Bar = ({ current }: { current: SettingsScreenName }) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const all = t('settings.index.all');
  return (
    <div className={classes.bar} data-covers-header>
      {phone ? (
        <>
          <Link to="/settings" className={classes.back} aria-label={t('frame.navigation.settings')}>
            <ChevronLeftIcon size={20} />
          </Link>
          <span className={classes.title} aria-hidden="true">
            {t(`settings.screens.${current}.title`)}
          </span>
          <IconButton icon={ListIcon} label={all} onClick={() => setOpen(true)} />
          <IconButton icon={SearchIcon} label={t('frame.search.open')} onClick={openSearch} />
        </>
      ) : (
        <Button icon={<ListIcon size={16} />} onClick={() => setOpen(true)}>
          {all}
        </Button>
      )}
      <Suspense>{isOpen && <SettingsSheet current={current} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
};
