// @vitest-environment node
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../platform/routing/address.ts';
import { howToVideos, sidebarEntries, startAddress } from './sidebar-entries.ts';

type Changed = { ltl?: boolean; ftl?: boolean; is_branded?: boolean; videos?: string | null };

const noModes = recordOf(dispatchModes, () => false);

const person = ({ ltl = true, ftl = false, is_branded = false, videos = null }: Changed = {}): Me =>
  samplePerson({
    account: { is_branded },
    settings: { can_dispatch_modes: { ...noModes, ltl, ftl }, how_to_videos_url: videos },
  });

const pathsOf = (me: Me): string[] => sidebarEntries(me).map(({ address }) => pathOf(address));
const startPath = (me: Me): string => pathOf(startAddress(me));

describe('the sidebar', () => {
  it('starts with booking in the first mode that may be quoted', () => {
    // Settings: everybody reads the statements of their account.
    expect(pathsOf(person())).toEqual(['/quote-book/ltl', '/my-loads', '/settings']);
    expect(startPath(person())).toBe('/quote-book/ltl');
  });

  it('starts with the home screen for those who have one', () => {
    const shipper = person();
    shipper.settings.permissions.push('get:home');
    expect(startPath(shipper)).toBe('/home');
    // Branded accounts and those of the freight system have none, whatever their permissions say.
    shipper.account.is_branded = true;
    expect(startPath(shipper)).toBe('/quote-book/ltl');
    shipper.account.is_branded = false;
    shipper.account.has_freight_system = true;
    expect(startPath(shipper)).toBe('/quote-book/ltl');
  });

  it('starts with all modes at once for those who have several', () => {
    expect(startPath(person({ ftl: true }))).toBe('/quote-book/multi-service');
    expect(startPath(person({ ltl: false, ftl: true }))).toBe('/quote-book/dedicated');
  });

  it('starts with My Loads when nothing may be quoted', () => {
    expect(startPath(person({ ltl: false }))).toBe('/my-loads');
  });

  it('shows Dispatch to whoever finds trucks, and to nobody else', () => {
    const operator = person();
    operator.settings.permissions.push('get:assignment');
    expect(pathsOf(operator)).toContain('/dispatch');
    expect(pathsOf(person())).not.toContain('/dispatch');
  });

  it('hides the videos from branded accounts, and where there are none', () => {
    expect(howToVideos(person({ videos: 'https://videos.test' }))).toBe('https://videos.test');
    expect(howToVideos(person({ videos: 'https://videos.test', is_branded: true }))).toBeNull();
    expect(howToVideos(person())).toBeNull();
  });
});
