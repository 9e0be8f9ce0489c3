import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notices, openForm, press, side, signInBeforeEach, type } from '../book-load.fixture.tsx';
import { type Answerer, type Call, me, refusal } from '../fake-portal.fixture.ts';

vi.mock('../../../../platform/forms/drafts.ts', () => import('../form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const mayAddLocations = { ...me, settings: { ...me.settings, permissions: ['post:locations'] } };
const savedAtDock = {
  id: 7,
  name: 'Cross-Dock Norte',
  address: '8602 Mines Rd',
  city: 'Laredo',
  state: 'TX',
  zip_code: '78045',
  country: 'US',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  open_time: '08:00',
  close_time: '17:00',
  residential: false,
  limited_access: false,
};
const isSaving = ({ method, path }: Call) => method === 'POST' && path === '/api/locations';

/** The form with an address typed at the pickup. */
const openAtTypedAddress = async (special: Answerer) => {
  const view = await openForm('/quote-book/ltl', special);
  type(side('Pickup').getByLabelText('ZIP'), '78045');
  await waitFor(() => expect(side('Pickup').getByLabelText('City')).toHaveValue('Laredo'));
  type(side('Pickup').getByLabelText('Location'), '8602 Mines Rd');
  return view;
};

const saveUnderName = async (name: string) => {
  await press('Save this location');
  type(await screen.findByLabelText(/Name of the location/), name);
  await press('Save');
};

it('saves a typed address under a name, and the stop is then at the saved location', async () => {
  const { calls } = await openAtTypedAddress((call) => {
    if (call.path === '/api/users/me/complete') return { body: mayAddLocations };
    return isSaving(call) ? { status: 201, body: savedAtDock } : undefined;
  });
  await saveUnderName('Cross-Dock Norte');
  await waitFor(() => expect(side('Pickup').getByLabelText('Location')).toHaveValue('Cross-Dock Norte, 8602 Mines Rd'));
  expect(calls.find(isSaving)?.body).toMatchObject({
    name: 'Cross-Dock Norte',
    address: '8602 Mines Rd',
    zip_code: '78045',
    city: 'Laredo',
    state: 'TX',
    country: 'US',
  });
  expect(notices.at(-1)?.text).toBe('Cross-Dock Norte is now among your saved locations.');
  expect(screen.queryByRole('button', { name: 'Save this location' })).toBeNull();
});

it('says beside the name why a location is refused, and leaves the stop as it was', async () => {
  await openAtTypedAddress((call) => {
    if (call.path === '/api/users/me/complete') return { body: mayAddLocations };
    return isSaving(call) ? refusal(400, 'places.errors.phone_invalid', 'Write a phone number.') : undefined;
  });
  await saveUnderName('Cross-Dock Norte');
  expect(await screen.findByText('Write a phone number.')).toBeVisible();
  expect(side('Pickup').getByLabelText('Location')).toHaveValue('8602 Mines Rd');
});

it('is not offered to those who may not add locations', async () => {
  await openAtTypedAddress(() => undefined);
  expect(screen.queryByRole('button', { name: 'Save this location' })).toBeNull();
});
