// @vitest-environment node
import type { Me } from '@portal/contract/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../platform/routing/address.ts';
import { howToVideos, sidebarEntries, startAddress } from './sidebar-entries.ts';

const person = (change: { ltl?: boolean; ftl?: boolean; is_branded?: boolean; videos?: string | null } = {}): Me => ({
  user: {
    id: 1,
    email: 'a@acme.test',
    first_name: 'Ana',
    last_name: 'Ruiz',
    phone: '',
    phone_extension: '',
    role: 'customer_agent',
    language: 'en',
    favorite_carriers: [],
  },
  account: {
    id: 1,
    name: 'Acme',
    address: '',
    city: '',
    state: '',
    zip_code: '',
    country: 'US',
    phone: '',
    is_branded: change.is_branded ?? false,
    has_freight_system: false,
    logo_url: null,
    has_accounts_below: false,
  },
  signed_in_as: null,
  needs_second_factor: false,
  settings: {
    can_dispatch: true,
    can_dispatch_modes: {
      ltl: change.ltl ?? true,
      ftl: change.ftl ?? false,
      exp: false,
      insurance: false,
      flatbed: false,
      reefer: false,
      drayage: false,
    },
    role: 'customer_agent',
    is_branded: false,
    magaya_guid: null,
    scopes: [],
    themes: [],
    chosen_theme: null,
    theme_colors: null,
    permissions: [],
    capabilities: [],
    how_to_videos_url: change.videos ?? null,
    tours_left: [],
    operations_email: '',
    operator_zone: 'America/Chicago',
  },
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
