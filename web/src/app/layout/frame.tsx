import { Outlet, useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { afterSettling, isOpening } from '../../platform/live/settling.ts';
import { useOnline } from '../../platform/live/use-online.ts';
import { openSocket } from '../../platform/live/socket.ts';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';
import { carrierAlerts } from '../../features/quotes/carriers/carrier-alerts.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { lazyDialog } from '../../platform/lazy-part.tsx';
import { useFormKey } from '../../platform/page-keys.ts';
import { saveChosenLanguage } from '../../platform/session/choose-language.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { showTheme } from '../../ui/tokens/theme.ts';
import { ActingBanner } from './acting-banner.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useNarrow, usePhone } from '../../platform/screen-width.ts';
import classes from './frame.module.css';

const NavigationDrawer = lazyDialog(async () => (await import('./navigation-drawer.tsx')).NavigationDrawer);

/** Whether a tab has the focus: who moves along tabs stays on them, although each has an address of its own. */
const isOnTab = (): boolean => document.activeElement?.getAttribute('role') === 'tab';

/**
 * Moves focus to the content when another screen opens, so that the next Tab or the screen reader starts there; to the
 * screen itself where a list of screens stands beside it.
 */
const useFocusOnNavigation = (): RefObject<HTMLElement | null> => {
  const content = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || isOnTab()) return;
        const screen = content.current?.querySelector<HTMLElement>('[data-screen]') ?? content.current;
        screen?.focus({ preventScroll: true });
      }),
    [router],
  );
  return content;
};

/** Says that nothing new arrives, and that nothing has to be done about it. */
const OfflineBar = () => {
  const { t } = useTranslation();
  const online = useOnline();
  return <div role="status">{!online && <p className={classes.offline}>{t('frame.offline.bar')}</p>}</div>;
};

/** Comes after the frame: what is deferred is made in slices, so that a slow phone answers input meanwhile. */
const OpenScreen = () => useDeferredValue(true, false) && <Outlet />;

/** The signed-in layout, made in slices as well; what replaces the page's mark is so anyway. */
export const Frame = () => {
  const [isFirst] = useState(isOpening);
  const isMade = useDeferredValue(true, isFirst);
  return isMade ? <SignedIn /> : <FrameSkeleton />;
};

/** Whether the sidebar is icons only, and what folding it does: where its words leave no room, they lie over the page. */
const useSidebar = () => {
  const [isFolded, setFolded] = useState(() => readStored<boolean>(storedKeys.sidebar) ?? false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const narrow = useNarrow();
  const toggle = () => {
    if (narrow) return setMenuOpen(true);
    writeStored(storedKeys.sidebar, !isFolded);
    setFolded(!isFolded);
  };
  return { isFolded, collapsed: isFolded || narrow, toggle, isMenuOpen, setMenuOpen };
};

/** Sidebar, header and the screen that is open. */
const SignedIn = () => {
  const { t } = useTranslation();
  const sidebar = useSidebar();
  // A phone has the drawer instead, made when it is opened.
  const phone = usePhone();
  const content = useFocusOnNavigation();
  useFormKey();
  const me = useMe();
  const { theme_colors } = me.settings;
  useLayoutEffect(() => showTheme(theme_colors), [theme_colors]);
  useEffect(() => () => showTheme(null), []);
  const seesAlerts = mayDo(me, 'get:carrier-alert');
  // The first screen comes first; a screen that needs live news opens the connection itself.
  useEffect(() => {
    const callOff = afterSettling(() => {
      void openSocket();
      void saveChosenLanguage();
      if (seesAlerts) void queryClient.prefetchQuery(carrierAlerts);
    });
    const save = () => void saveChosenLanguage();
    window.addEventListener('online', save);
    return () => {
      callOff();
      window.removeEventListener('online', save);
    };
  }, [seesAlerts]);
  return (
    <div
      className={classes.frame}
      data-collapsed={sidebar.isFolded || undefined}
      data-acting={me.signed_in_as !== null || undefined}
    >
      <a className={classes.skip} href="#content">
        {t('frame.navigation.skip')}
      </a>
      {!phone && (
        <div className={classes.sidebar}>
          <Sidebar collapsed={sidebar.collapsed} onToggle={sidebar.toggle} />
        </div>
      )}
      {me.signed_in_as && (
        <div className={classes.banner}>
          <ActingBanner account={me.account} until={me.signed_in_as.until} />
        </div>
      )}
      <div className={classes.header}>
        <Header onMenu={() => sidebar.setMenuOpen(true)} />
      </div>
      <main id="content" ref={content} tabIndex={-1} className={classes.content}>
        <OfflineBar />
        <OpenScreen />
      </main>
      <Suspense>{sidebar.isMenuOpen && <NavigationDrawer onClose={() => sidebar.setMenuOpen(false)} />}</Suspense>
    </div>
  );
};
