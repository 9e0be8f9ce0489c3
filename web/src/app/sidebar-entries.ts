import type { RoleName } from '@portal/contract/access/roles.ts';
import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { mayDo } from '../platform/session/current-user.ts';
import type { Icon } from '../ui/icons/icon.tsx';
import { BoxIcon, TruckIcon } from '../ui/icons/freight-icons.tsx';
import { ClaimIcon, CompassIcon } from '../ui/icons/status-icons.tsx';

/** A screen the sidebar leads to. `under` is the address all its screens start with. */
export type SidebarEntry = {
  name: 'book_a_load' | 'my_loads' | 'claims' | 'dispatch';
  to: string;
  under: string;
  icon: Icon;
};

type Rule = {
  name: SidebarEntry['name'];
  under: string;
  icon: Icon;
  /** Who sees it; left out: everybody. */
  roles?: readonly RoleName[];
  /** Where it leads, or null when this person has nothing there. */
  to: (me: Me) => string | null;
};

const rules: readonly Rule[] = [
  { name: 'book_a_load', under: '/quote-book', icon: TruckIcon, to: (me) => bookingAddress(me) },
  { name: 'my_loads', under: '/my-loads', icon: BoxIcon, to: () => '/my-loads' },
  { name: 'claims', under: '/claims', icon: ClaimIcon, to: (me) => (mayDo(me, 'get:claims') ? '/claims' : null) },
  {
    name: 'dispatch',
    under: '/dispatch',
    icon: CompassIcon,
    to: (me) => (mayDo(me, 'get:assignment') ? '/dispatch' : null),
  },
];

/** The sidebar of this person, in order. */
export const sidebarEntries = (me: Me): SidebarEntry[] =>
  rules.flatMap(({ roles, to, ...entry }) => {
    const address = !roles || roles.includes(me.user.role) ? to(me) : null;
    return address ? [{ ...entry, to: address }] : [];
  });

/** The how-to videos, when the operator has any; branded accounts do not see them. */
export const howToVideos = (me: Me): string | null => (me.account.is_branded ? null : me.settings.how_to_videos_url);

/** Where "/" leads: the first entry of the sidebar. */
export const startAddress = (me: Me): string => sidebarEntries(me)[0]?.to ?? '/my-loads';

const bookingAddress = (me: Me): string | null => {
  const type = firstQuoteType(me.settings.can_dispatch_modes);
  return type ? `/quote-book/${type}` : null;
};
