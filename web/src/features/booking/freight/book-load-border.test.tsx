import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fillIn, openForm, side, signInBeforeEach, type } from './book-load.fixture.tsx';
import { type Call, knownLane, quotedLoad } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const posted = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/loads');
const answered = ({ method }: Call) => (method === 'POST' ? { status: 201, body: quotedLoad() } : undefined);

const fromMexico = async () => {
  fillIn();
  await userEvent.selectOptions(side('Pickup').getByLabelText('Country'), 'MX');
  type(side('Pickup').getByLabelText('Postal code'), '66610');
};
const port = () => screen.findByRole('combobox', { name: 'Port of crossing' });

it('sends a stop in the country chosen for it, with a code as that country writes it', async () => {
  const { calls } = await openForm('/quote-book/ltl', answered);
  fillIn();
  const field = (name: string) => side('Delivery').getByLabelText<HTMLInputElement | HTMLSelectElement>(name);
  await waitFor(() => expect(field('City').value).toBe('Columbus'));
  await userEvent.selectOptions(field('Country'), 'MX');
  expect([field('Postal code').value, field('City').value, field('State').value]).toEqual(['43228', '', '']);
  type(field('Postal code'), 'M5V 2T6');
  expect(field('Country').value).toBe('CA');
  await userEvent.selectOptions(field('Country'), 'US');
  expect(field('ZIP').value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(posted(calls)).toHaveLength(0);
  await userEvent.selectOptions(field('Country'), 'CA');
  type(field('Postal code'), 'm5v 2t6');
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  expect(posted(calls).at(-1)?.body).toMatchObject({
    stops: [{ country: 'US' }, { zip_code: 'm5v 2t6', country: 'CA' }],
  });
});

it('asks for the crossing only of a load with stops in several countries', async () => {
  await openForm('/quote-book/ltl');
  fillIn();
  expect(screen.queryByText('Border crossing')).toBeNull();
  await userEvent.selectOptions(side('Pickup').getByLabelText('Country'), 'MX');
  expect(await screen.findByText('Border crossing')).toBeVisible();
  await userEvent.selectOptions(side('Pickup').getByLabelText('Country'), 'US');
  expect(screen.queryByText('Border crossing')).toBeNull();
});

it('sends what is known of the crossing', async () => {
  const { calls } = await openForm('/quote-book/ltl', answered);
  await fromMexico();
  await userEvent.type(await port(), 'Rio Gr');
  await userEvent.click(await screen.findByRole('option', { name: 'Rio Grande City, TX (2307)' }));
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  expect(posted(calls).at(-1)?.body).toMatchObject({
    border: { port: 'Rio Grande City, TX (2307)', broker: { name: '' }, in_bond: false },
  });
});

it('says beside the port that the server knows none of that name on this border', async () => {
  const text = { en: 'Choose a port of entry of this border from the list.', es: 'Elija de la lista.' };
  const detail = [{ code: 'places.port_unknown', field: 'border.port', msg: text }];
  await openForm('/quote-book/ltl', ({ method }) =>
    method === 'POST' ? { status: 400, body: { detail } } : undefined,
  );
  await fromMexico();
  await userEvent.type(await port(), 'Detroit, MI (3801)');
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text.en);
  expect(await port()).toHaveAccessibleDescription(text.en);
  expect(await port()).toHaveValue('Detroit, MI (3801)');
});

it('may leave the crossing open until the load is booked', async () => {
  const { calls } = await openForm('/quote-book/ltl', answered);
  await fromMexico();
  expect(await port()).not.toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  expect(posted(calls).at(-1)?.body).toMatchObject({ border: null });
});

it('offers the way through another country where it is shorter, and asks for both its ports', async () => {
  const lane = { ...knownLane, miles: 365, miles_in_transit: 282 };
  const { calls } = await openForm('/quote-book/ltl', (call) =>
    call.path.startsWith('/api/distance/coordinates') ? { status: 200, body: lane } : answered(call),
  );
  fillIn();
  const box = await screen.findByRole('checkbox', { name: 'Go through Canada in transit (in bond)' });
  expect(box).toHaveAccessibleDescription(/^282 mi instead of 365/);
  await userEvent.click(box);
  await userEvent.type(await port(), 'Detroit');
  await userEvent.click(await screen.findByRole('option', { name: 'Detroit, MI (3801)' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Port of return' }), 'Port H');
  await userEvent.click(await screen.findByRole('option', { name: 'Port Huron, MI (3802)' }));
  await userEvent.click(screen.getByRole('button', { name: /^Get quotes/ }));
  expect(await screen.findByText('The carriers answer')).toBeVisible();
  expect(posted(calls).at(-1)?.body).toMatchObject({
    in_transit: true,
    border: { port: 'Detroit, MI (3801)', second_port: 'Port Huron, MI (3802)' },
  });
});
