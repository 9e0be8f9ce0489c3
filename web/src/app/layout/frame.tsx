import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { settlingMs } from '../../platform/live/settling.ts';
import { openSocket } from '../../platform/live/socket.ts';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';
import classes from './frame.module.css';
import { Header } from './header.tsx';
import { Sidebar } from './sidebar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useNarrow, usePhone } from '../../platform/screen-width.ts';

/** The signed-in layout: sidebar, header and the screen that is open. */
export const Frame = () => {
  const { t } = useTranslation();
  const [collapsed, setCollapsed] = useState(() => readStored<boolean>(storedKeys.sidebar) ?? false);
  // A phone has the drawer instead, made when it is opened.
  const phone = usePhone();
  const narrow = useNarrow();
  const content = useFocusOnNavigation();
  // The first screen comes first; a screen that needs live news opens the connection itself.
  useEffect(() => {
    const later = setTimeout(() => void openSocket(), settlingMs);
    return () => clearTimeout(later);
  }, []);
  const toggle = () => {
    writeStored(storedKeys.sidebar, !collapsed);
    setCollapsed(!collapsed);
  };
  return (
    <div className={classes.frame} data-collapsed={collapsed || undefined}>
      <a className={classes.skip} href="#content">
        {t('frame.navigation.skip')}
      </a>
      {!phone && (
        <div className={classes.sidebar}>
          <Sidebar collapsed={collapsed || narrow} {...(!narrow && { onToggle: toggle })} />
        </div>
      )}
      <div className={classes.header}>
        <Header />
      </div>
      <main id="content" ref={content} tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
};
