import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { quotedContainer } from '../../drayage/containers.fixture.ts';
import { press, signInBeforeEach, type } from '../freight/book-load.fixture.tsx';
import type { Call } from '../freight/fake-portal.fixture.ts';
import { openContainerForm } from './book-container.fixture.tsx';

vi.mock('../../../platform/forms/drafts.ts', () => import('../freight/form/drafts-in-memory.fixture.ts'));
vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

signInBeforeEach();

const gasoline = {
  un_number: 'UN1203',
  proper_shipping_name: { en: 'Gasoline', es: 'Gasolina' },
  is_translated: true,
  class_division: '3',
  subsidiary: [],
  packing_groups: ['II'],
  needs_technical_name: false,
  is_regulated_by_road: true,
  inhalation_zone: null,
  is_liquid: true,
  is_temperature_controlled: false,
  reportable_quantity_lb: null,
  is_marine_pollutant: false,
};

const described = {
  hazmat: {
    un_number: 'UN1203',
    proper_shipping_name: 'Gasoline',
    class_division: '3' as const,
    packing_group: 'II' as const,
    emergency_phone: '800-424-9300',
    emergency_registrant: 'Contract 4711',
    residue: true,
    special_permit: '11406',
  },
  packaging_unit: 'DRM' as const,
  packaging_unit_count: 40,
};

const answer = ({ path, method }: Call) => {
  if (path.startsWith('/api/standardizers/un-numbers')) return { body: { items: [gasoline] } };
  return method === 'POST' ? { status: 201, body: quotedContainer() } : undefined;
};

const posted = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path === '/api/drayage');
const lookUps = (calls: readonly Call[]) =>
  calls.filter(({ path }) => path.startsWith('/api/standardizers/un-numbers'));

const fillIn = async () => {
  await userEvent.type(screen.getByRole('combobox', { name: 'Port or ramp' }), 'los');
  await userEvent.click(await screen.findByRole('option', { name: /Los Angeles, CA/ }));
  type(within(screen.getByRole('group', { name: 'Delivery' })).getByLabelText('ZIP'), '92335');
  type(screen.getByLabelText('Commodity', { selector: 'input' }), 'Gasoline in drums');
  type(screen.getByLabelText('Cargo weight', { selector: 'input' }), '22000');
  await userEvent.selectOptions(screen.getByLabelText('Hazmat class'), '8');
};

describe('the hazardous material of a container', () => {
  it('is described in full, looked up once, and gives the container its class', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', answer);
    await fillIn();
    await press('Describe the material');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText('UN or NA number'), 'gasol');
    await userEvent.click(await drawer.findByRole('option', { name: /UN1203, Gasoline/ }));
    await waitFor(() => expect(drawer.getByLabelText('Packing group')).toHaveValue('II'));
    type(drawer.getByLabelText('24-hour emergency phone'), '8004249300');
    type(drawer.getByLabelText('Number registered by'), 'Contract 4711');
    await userEvent.click(drawer.getByLabelText('Residue: packages emptied but not cleaned'));
    const asked = lookUps(calls).length;
    type(drawer.getByLabelText('DOT special permit number (DOT-SP)'), '11406');
    type(drawer.getByLabelText('Packaging units'), '40');
    await userEvent.selectOptions(drawer.getByLabelText('Packaging type'), 'DRM');
    expect(lookUps(calls)).toHaveLength(asked);
    expect(within(drawer.getByLabelText('Packaging type')).queryByRole('option', { name: /container/i })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    expect(screen.getByLabelText('Hazmat class')).toHaveValue('3');
    expect(screen.getByText('UN1203, Gasoline, 3, PG II · 40 drums')).toBeVisible();
    await press('Get quotes');
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    const { emergency_phone: _, ...hazmat } = described.hazmat;
    expect(posted(calls)[0]?.body).toMatchObject({ ...described, hazmat_type: '3', hazmat });
  });

  it('leads from the card to what is missing in the drawer, and may be left out', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', answer);
    await fillIn();
    await press('Describe the material');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
    await press('Get quotes');
    expect(posted(calls)).toEqual([]);
    expect(await screen.findByText('Something in the description needs your attention.')).toHaveFocus();
    await press('Change the description');
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/A UN number is UN or NA and four digits/)).toBeVisible();
    expect(drawer.getAllByText('A hazardous item needs its packaging units and their type.')).toHaveLength(2);
    await userEvent.click(drawer.getByRole('button', { name: 'Remove the description' }));
    await press('Get quotes');
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    expect(posted(calls)[0]?.body).toMatchObject({ hazmat_type: '8', hazmat: null });
  });

  it('is refused where the table has another class, as the server would', async () => {
    const { calls } = await openContainerForm('/quote-book/drayage', answer);
    await fillIn();
    await press('Describe the material');
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText('UN or NA number'), 'gasol');
    await userEvent.click(await drawer.findByRole('option', { name: /UN1203, Gasoline/ }));
    await userEvent.selectOptions(drawer.getByLabelText('Class or division'), '6.1');
    type(drawer.getByLabelText('24-hour emergency phone'), '8004249300');
    type(drawer.getByLabelText('Packaging units'), '40');
    await userEvent.selectOptions(drawer.getByLabelText('Packaging type'), 'DRM');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await press('Get quotes');
    expect(await screen.findByText('Something in the description needs your attention.')).toBeVisible();
    expect(posted(calls)).toEqual([]);
  });

  it('stays with a copied container', async () => {
    const original = quotedContainer({ hazmat_type: '3', ...described });
    const { calls } = await openContainerForm('/quote-book/drayage?clone=100601', (call) =>
      call.method === 'GET' && /\/api\/drayage\/100601/.test(call.path) ? { body: original } : answer(call),
    );
    expect(await screen.findByText('UN1203, Gasoline, 3, PG II · 40 drums')).toBeVisible();
    await press('Get quotes');
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    expect(posted(calls)[0]?.body).toMatchObject({ ...described, copied_from: 100_601 });
  });
});
