import type { Me } from '@portal/contract/users/users.contract.ts';
import { linkOptions } from '@tanstack/react-router';
import type { Address } from '../platform/routing/address.ts';
import type { Feature, SidebarEntry } from '../platform/routing/feature.ts';
import { features } from './features.ts';

const declarations: readonly Feature[] = features;
const allEntries = declarations.flatMap(({ sidebar = [] }) => sidebar);

/** The sidebar of this person, in order, with the address each entry leads to. */
export const sidebarEntries = (me: Me): (Omit<SidebarEntry, 'address'> & { address: Address })[] =>
  allEntries.flatMap((entry) => {
    const address = entry.address(me);
    return address ? [{ ...entry, address }] : [];
  });

/** The how-to videos, when the operator has any; branded accounts do not see them. */
export const howToVideos = (me: Me): string | null => (me.account.is_branded ? null : me.settings.how_to_videos_url);

/** Where "/" leads: the first entry of the sidebar. */
export const startAddress = (me: Me): Address => sidebarEntries(me)[0]?.address ?? linkOptions({ to: '/my-loads' });
