import type { words as navigation } from '@portal/contract/frame/words/navigation.en.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Address } from './address.ts';

/** A line of the sidebar. */
export type SidebarEntry = {
  /** Its phrase under frame.navigation. */
  name: keyof typeof navigation;
  icon: ComponentType<{ size?: number }>;
  /** The path that all its screens start with. */
  under: string;
  /** Where it leads, or null for a person who has nothing there. */
  address: (me: Me) => Address | null;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The phrases of this screen beyond those that its feature declares. */
    words?: readonly string[];
  }
}

/** What a feature adds to the portal. A route stands in the list of the parent it names. */
export type Feature = {
  /** The feature's folder. */
  name: string;
  /** The features it imports from. */
  uses: readonly string[];
  /** The phrases of its screens, and of all screens of features that use it: `loads`, or `loads.page` for a part. */
  words: readonly string[];
  /** Screens inside the frame, for people who are signed in. */
  screens?: readonly AnyRoute[];
  /** Screens of the settings, inside the frame and beside the list of all settings. */
  settingsScreens?: readonly AnyRoute[];
  /** Screens for people who are not signed in. */
  guestScreens?: readonly AnyRoute[];
  /** Screens outside both, which anybody may open. */
  publicScreens?: readonly AnyRoute[];
  sidebar?: readonly SidebarEntry[];
};

/** Declares a feature. Router and sidebar are made of the declarations listed in app/features.ts. */
export const feature = <const F extends Feature>(declaration: F): F => declaration;
