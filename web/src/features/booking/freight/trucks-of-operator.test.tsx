import type { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { builtInTypes, truckTypesReply } from '../../equipment/truck-types.fixture.ts';
import { fillIn, fillItem, openForm, press, signInBeforeEach } from './book-load.fixture.tsx';
import { type Call, me, quotedLoad, refusal } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const modes = { ltl: true, ftl: true, exp: true, insurance: true, flatbed: true, reefer: true, drayage: true };
const everyMode = { ...me, settings: { ...me.settings, can_dispatch_modes: modes } };

const changed = (code: string, changes: Partial<TruckType>, types = builtInTypes): TruckType[] =>
  types.map((type) => (type.code === code ? { ...type, ...changes } : type));
const without = (code: string) => builtInTypes.filter((type) => type.code !== code);
const movingFloor: TruckType = {
  ...(builtInTypes.find(({ code }) => code === 'VAN_53') as TruckType),
  id: 90,
  code: 'MOVING_FLOOR',
  label: { en: 'Moving floor', es: 'Piso móvil' },
  max_weight_lb: 52_000,
  rated_as: 'VAN_53',
  built_in: false,
  image_url: '/api/truck-images/moving-floor',
};

/** The load as it was booked, for a truck of that code. */
const loadFor = (truck_type: string, name: TruckType['label']) =>
  quotedLoad({
    mode: 'ftl',
    quote_type: 'ftl',
    quote_modes: ['ftl'],
    truck: { truck_type, team: false, partial: false, tarp_ft: null },
    truck_name: name,
  });

/** Book a Load while the operator offers these trucks; every read may answer others. */
const openWith = (address: string, types: () => readonly TruckType[], answer?: (call: Call) => object | undefined) =>
  openForm(address, (call) => {
    if (call.path === '/api/users/me/complete') return { body: everyMode };
    if (call.path.startsWith('/api/trucks-types')) return { body: truckTypesReply(types()) };
    const special = answer?.(call);
    if (special) return special as never;
    return call.method === 'POST' ? { status: 201, body: quotedLoad() } : undefined;
  });

const truck = (name: RegExp) => screen.findByRole('radio', { name });
const sentLoad = (calls: readonly Call[]) =>
  calls.find(({ method, path }) => method === 'POST' && path === '/api/loads')?.body;

it('shows the limits set by the operator, and checks against them', async () => {
  const types = changed('VAN_48', { max_weight_lb: 9_000, label: { en: 'Light van', es: 'Caja ligera' } });
  const { calls } = await openWith('/quote-book/ftl', () => types);
  fillIn();
  fillItem(1, { Weight: '9500' });
  await userEvent.click(await truck(/Light van.*9,000 lb.*9,500 lb is more than its 9,000 lb/));
  await press(/Get quotes/);
  expect(await screen.findByText('Light van: 9,500 lb is more than its 9,000 lb.')).toBeVisible();
  await act(() => switchLanguage('es'));
  expect(await screen.findByText('Caja ligera: 9,500 lb rebasan sus 9,000 lb.')).toBeVisible();
  expect(sentLoad(calls)).toBeUndefined();
});

it('offers a truck the operator added, with its name and picture, and requests it', async () => {
  const { calls, container } = await openWith('/quote-book/dedicated', () => [...builtInTypes, movingFloor]);
  fillIn();
  await userEvent.click(await truck(/Moving floor.*52,000 lb/));
  expect(container.querySelector('img[src="/api/truck-images/moving-floor"]')).not.toBeNull();
  await act(() => switchLanguage('es'));
  expect(await truck(/Piso móvil/)).toBeChecked();
  await act(() => switchLanguage('en'));
  await press(/Get quotes/);
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  expect(sentLoad(calls)).toMatchObject({ mode: 'dedicated', truck: { truck_type: 'MOVING_FLOOR' } });
});

it('names the truck that "any truck" stands for, and offers none that is switched off', async () => {
  await openWith('/quote-book/ftl', () => without('VAN_53'));
  fillIn();
  expect(await screen.findByText('For this cargo: 26 ft box truck')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /53 ft dry van/ })).toBeNull();
});

it('requires another truck at once when the chosen one is gone, and never replaces it by itself', async () => {
  const gone = loadFor('MOVING_FLOOR', movingFloor.label);
  const { calls } = await openWith(
    '/quote-book/ftl/100517',
    () => builtInTypes,
    ({ method, path }) => {
      if (method === 'PATCH') return { body: gone };
      return path.startsWith('/api/loads/details/100517') ? { body: gone } : undefined;
    },
  );
  expect(await screen.findByText('This truck is not offered: choose another.')).toBeVisible();
  for (const radio of screen.getAllByRole('radio', { name: /van|truck/i })) expect(radio).not.toBeChecked();
  await press('Save and get quotes');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.click(await truck(/48 ft dry van/));
  expect(screen.queryByText('This truck is not offered: choose another.')).toBeNull();
});

it('reads the trucks again when the server refuses a load by changed limits', async () => {
  let types: readonly TruckType[] = builtInTypes;
  const { calls } = await openWith(
    '/quote-book/ftl',
    () => types,
    ({ method, path }) => {
      if (method !== 'POST' || path !== '/api/loads') return undefined;
      types = without('VAN_48');
      return refusal(400, 'equipment.not_offered', 'This truck is not offered: choose another.', 'truck.truck_type');
    },
  );
  fillIn();
  await userEvent.click(await truck(/48 ft dry van/));
  await press(/Get quotes/);
  expect(await screen.findAllByText('This truck is not offered: choose another.')).not.toHaveLength(0);
  await vi.waitFor(() => expect(screen.queryByRole('radio', { name: /48 ft dry van/ })).toBeNull(), 30_000);
  expect(calls.filter(({ path }) => path.startsWith('/api/trucks-types'))).toHaveLength(2);
});
