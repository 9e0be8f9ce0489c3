import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { chooseLanguage } from '../../platform/session/choose-language.ts';
import { currentLanguage, loadWords } from '../../platform/words/i18n.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { useSettled } from '../../platform/live/use-settled.ts';
import { useLiveStatus } from '../../platform/live/socket.ts';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { GlobeIcon, MenuIcon, SearchIcon } from '../../ui/icons/navigation-icons.tsx';
import { Kbd } from '../../ui/primitives/kbd.tsx';
import { Bell } from '../bell/bell.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { onKeyboardHelp, onSearch, onTour } from '../header-requests.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { usePageKeys } from '../../platform/page-keys.ts';
import { lazyDialog, lazyPart } from '../../platform/lazy-part.tsx';
import classes from './header.module.css';

/** Ctrl+K or Cmd+K, wherever the focus is, and whoever asks for the search. */
const useSearchKey = (open: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onAsked = useEffectEvent(open);
  useEffect(() => onSearch(() => onAsked()), []);
};

/** The question mark, and whoever asks for the list of keys. */
const useHelpKey = (open: () => void): void => {
  usePageKeys({ '?': open });
  const onAsked = useEffectEvent(open);
  useEffect(() => onKeyboardHelp(() => onAsked()), []);
};

const KeyboardHelp = lazyDialog(async () => (await import('./keyboard-help.tsx')).KeyboardHelp);
const SearchDialog = lazyDialog(async () => (await import('../search/search-dialog.tsx')).SearchDialog);
const Tour = lazyPart(
  async () => {
    await loadWords(['frame.tour']);
    return (await import('../tour/tour.tsx')).Tour;
  },
  // A help that may stay away.
  () => null,
);

/** The tour of the screen: a first visit's once the page had its time, and any that is asked for. */
const useTour = (isAnyLeft: boolean) => {
  const isSettled = useSettled();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => onTour(() => setAsked(true)), []);
  return (isAsked || (isSettled && isAnyLeft)) && <Tour isAsked={isAsked} onEnd={() => setAsked(false)} />;
};

/** Where one is, search, live indicator, what concerns the person, language and profile; `onMenu` opens a phone's menu. */
export const Header = ({ onMenu }: { onMenu: () => void }) => {
  const { t } = useTranslation();
  const { signed_in_as, settings } = useMe();
  const isOneself = signed_in_as === null;
  const tour = useTour(isOneself && settings.tours_left.length > 0);
  const [search, setSearch] = useState(false);
  const [help, setHelp] = useState(false);
  useSearchKey(() => setSearch(true));
  useHelpKey(() => setHelp(true));
  return (
    <header className={classes.header}>
      <IconButton
        icon={MenuIcon}
        label={t('frame.navigation.open_menu')}
        className={classes.phoneOnly ?? ''}
        onClick={onMenu}
      />
      <Breadcrumb />
      <button type="button" className={classes.search} data-tour="search" onClick={() => setSearch(true)}>
        <SearchIcon size={16} />
        <span>{t('frame.search.open')}</span>
        <Kbd>Ctrl K</Kbd>
      </button>
      <div className={classes.tools}>
        <LiveIndicator />
        <IconButton
          icon={SearchIcon}
          label={t('frame.search.open')}
          className={classes.phoneOnly ?? ''}
          data-tour="search"
          onClick={() => setSearch(true)}
        />
        {isOneself && <Bell />}
        <LanguageSwitch />
        <ProfileMenu />
      </div>
      <Suspense>
        {help && <KeyboardHelp onClose={() => setHelp(false)} />}
        {search && <SearchDialog onClose={() => setSearch(false)} />}
      </Suspense>
      <Suspense>{tour}</Suspense>
    </header>
  );
};

/** A connection that comes up within this time is not worth a word. */
const silentMs = 3000;

const LiveIndicator = () => {
  const { t } = useTranslation();
  const state = useLiveStatus();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), silentMs);
    return () => clearTimeout(timer);
  }, []);
  const word = t(`frame.live.${state}`);
  return (
    <div
      className={classes.live}
      data-state={state}
      data-silent={(state === 'connecting' && !isSlow) || undefined}
      role="status"
      title={t('frame.live.hint', { state: word })}
    >
      <i />
      <span>{word}</span>
    </div>
  );
};

const other = {
  en: { language: 'es', hint: 'Cambiar a español' },
  es: { language: 'en', hint: 'Switch to English' },
} as const;

const LanguageSwitch = () => {
  const current = currentLanguage();
  const { language, hint } = other[current];
  return (
    <button
      type="button"
      className={classes.language}
      title={hint}
      aria-label={`${current.toUpperCase()}. ${hint}`}
      onClick={() => void chooseLanguage(language)}
    >
      <GlobeIcon size={16} />
      {current.toUpperCase()}
    </button>
  );
};
