import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../../platform/words/i18n.ts';
import { signInBeforeEach, type } from '../../freight/book-load.fixture.tsx';
import { openContainerForm } from '../book-container.fixture.tsx';

vi.mock('../../../../platform/forms/drafts.ts', () => import('../../freight/form/drafts-in-memory.fixture.ts'));
vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

signInBeforeEach();

const line = (code: string, en: string, es: string, amount: number) => ({ code, label: { en, es }, amount });
const rate = {
  service_class: 'standard',
  label: { en: 'Standard', es: 'Estándar' },
  price: 1595,
  lines: [line('BASE', 'Base rate', 'Flete base', 1400), line('XBDR', 'Border crossing', 'Cruce fronterizo', 195)],
  transit_days: 1,
  chassis_days_included: 2,
};

type Answer = { status?: number; body: object };

/** A haul from Los Angeles to Tijuana, its rates answered so. */
const priced = async (...answers: Answer[]) => {
  const queries: URLSearchParams[] = [];
  const view = await openContainerForm('/quote-book/drayage', ({ path }) => {
    const [address, query = ''] = path.split('?');
    if (address !== '/api/drayage/rates') return undefined;
    queries.push(new URLSearchParams(query));
    return answers[Math.min(queries.length, answers.length) - 1];
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Port or ramp' }), 'los');
  await userEvent.click(await screen.findByRole('option', { name: /Los Angeles, CA/ }));
  const door = within(screen.getByRole('group', { name: 'Delivery' }));
  await userEvent.selectOptions(door.getByLabelText('Country'), 'MX');
  type(door.getByLabelText('Postal code'), '22010');
  type(screen.getByLabelText('Cargo weight', { selector: 'input' }), '32000');
  return { ...view, queries };
};

const prices = () => screen.findByRole('region', { name: 'Price by the rate tables' });

it('shows what a haul across the border costs before it is saved, in both languages', async () => {
  const { queries } = await priced({ body: { items: [rate], distance_miles: 140, no_rate: null } });
  const region = await prices();
  expect(await within(region).findByText('with $195.00 for the crossing')).toBeVisible();
  expect(within(region).getByText('$1,595.00')).toBeVisible();
  expect(within(region).getByText(/fee for the crossing is included/)).toBeVisible();
  expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({
    place: 'USLAX',
    zip_code: '22010',
    country: 'MX',
    type: 'dry',
    size: '40HC',
    weight: '32000',
    container_count: '1',
  });
  await switchLanguage('es');
  expect(await within(region).findByText('con $195.00 por el cruce')).toBeVisible();
  expect(within(region).getByText(/lo que cobra el transportista por el cruce/)).toBeVisible();
});

it('follows the form, and shows nothing where operations quote by mail', async () => {
  const { queries } = await priced({ body: { items: [rate], distance_miles: 140, no_rate: null } });
  await prices();
  await userEvent.click(screen.getByRole('radio', { name: /Drop and pick/ }));
  await waitFor(() => expect(queries.at(-1)?.get('delivery_type')).toBe('drop_and_pick'));
  type(screen.getByLabelText('Cargo weight', { selector: 'input' }), '39000');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Price by the rate tables' })).toBeNull());
});

it('says who makes the price where no table does', async () => {
  await priced({ body: { items: [], distance_miles: null, no_rate: 'by_operations' } });
  expect(await within(await prices()).findByText(/our team quotes it after you submit it/)).toBeVisible();
});

it('says that the price could not be read, and reads it again', async () => {
  const failure = { status: 503, body: { detail: [{ code: 'http.unavailable' }] } };
  await priced(failure, { body: { items: [rate], distance_miles: 140, no_rate: null } });
  const region = await prices();
  await userEvent.click(await within(region).findByRole('button', { name: 'Try again' }));
  expect(await within(region).findByText('$1,595.00')).toBeVisible();
});
