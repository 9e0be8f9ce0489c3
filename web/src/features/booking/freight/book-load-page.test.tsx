import type { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { fillIn, item, notices, openForm, press, side, signInBeforeEach, type } from './book-load.fixture.tsx';
import { stored } from './form/drafts-in-memory.fixture.ts';
import { type Call, quotedLoad, refusal } from './fake-portal.fixture.ts';

vi.mock('../../../platform/forms/drafts.ts', () => import('./form/drafts-in-memory.fixture.ts'));

signInBeforeEach();

const posted = (calls: readonly Call[]) => calls.filter((call) => call.method === 'POST' && call.path === '/api/loads');

describe('filling in', () => {
  it('completes city and state from the ZIP code, and shows the zone, the lane and its days', async () => {
    await openForm('/quote-book/ltl');
    fillIn();
    await waitFor(() => expect(side('Pickup').getByLabelText<HTMLInputElement>('City').value).toBe('Laredo'));
    expect(side('Delivery').getByLabelText<HTMLInputElement>('State').value).toBe('OH');
    expect(side('Delivery').getByText('Eastern time')).toBeVisible();
    expect(await screen.findByText('1,497 mi by road, usually 3 to 5 business days')).toBeVisible();
  });

  it('suggests a class and leaves the choice to the person', async () => {
    await openForm('/quote-book/ltl');
    fillIn();
    expect(item(1).getByText('10.73 lb/ft³')).toBeVisible();
    await userEvent.selectOptions(item(1).getByLabelText('Class'), '100');
    expect(item(1).getByLabelText<HTMLSelectElement>('Class').value).toBe('100');
    await press('Use 92.5 for item 1');
    expect(item(1).getByText('Matches class 92.5')).toBeVisible();
  });

  it('converts what was entered when the units change', async () => {
    await openForm('/quote-book/ltl');
    fillIn();
    await userEvent.click(screen.getByLabelText('cm, kg'));
    expect(item(1).getByLabelText<HTMLInputElement>('Weight').value).toBe('843.7');
    expect(item(1).getByLabelText<HTMLInputElement>('Length').value).toBe('121.9');
  });

  it('puts the focus into an added item, copies one, and brings a removed one back', async () => {
    await openForm('/quote-book/ltl');
    fillIn();
    await press('Add another item');
    expect(item(2).getByLabelText('Qty')).toHaveFocus();
    await press('More for item 2');
    await press('Remove');
    expect(screen.queryByRole('listitem', { name: 'Item 2' })).toBeNull();
    notices.at(-1)?.action?.run();
    expect(await screen.findByRole('listitem', { name: 'Item 2' })).toBeVisible();
  });

  it('still works when every lookup fails', async () => {
    const down = (call: Call) =>
      /verify-stop|distance|accessorials|carrier-db/.test(call.path)
        ? refusal(500, 'http.unexpected', 'Down')
        : undefined;
    const { calls } = await openForm('/quote-book/ltl', (call) =>
      call.method === 'POST' ? { status: 201, body: quotedLoad() } : down(call),
    );
    fillIn();
    await waitFor(() => expect(screen.getAllByText(/The lookup is not answering/)).toHaveLength(2));
    await press('Get quotes');
    expect(await screen.findByText('The carriers answer')).toBeVisible();
    expect(posted(calls)).toHaveLength(1);
  });
});

/** Paint as the table of hazardous materials has it, or another entry. */
const tableEntry = (entry: Partial<HazmatEntry>): HazmatEntry => ({
  un_number: 'UN1263',
  proper_shipping_name: { en: 'Paint', es: 'Pintura' },
  is_translated: true,
  class_division: '3',
  subsidiary: [],
  packing_groups: ['II', 'III'],
  needs_technical_name: false,
  is_regulated_by_road: true,
  inhalation_zone: null,
  is_liquid: true,
  is_temperature_controlled: false,
  reportable_quantity_lb: null,
  is_marine_pollutant: false,
  ...entry,
});

describe('faults', () => {
  it('are shown under their fields, with the focus on the first', async () => {
    await openForm('/quote-book/ltl');
    await press(/Get quotes/);
    expect(side('Pickup').getByText('The pickup location is missing.')).toBeVisible();
    expect(side('Delivery').getByText('The delivery location is missing.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('4 fields need your attention.');
    await waitFor(() => expect(side('Pickup').getByLabelText('ZIP')).toHaveFocus());
  });

  it('are in the language on screen, also after it changes', async () => {
    await openForm('/quote-book/ltl');
    await press(/Get quotes/);
    await switchLanguage('es');
    expect(await screen.findByText('Falta el lugar de recolección.')).toBeVisible();
  });

  it('require the details and packaging of a hazardous item', async () => {
    await openForm('/quote-book/ltl');
    fillIn();
    await userEvent.click(screen.getByLabelText('Contains hazmat'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
    await press(/Get quotes/);
    await userEvent.click(await screen.findByRole('button', { name: 'Item details' }));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText(/A UN number is UN or NA and four digits/)).toBeVisible();
  });

  it('lead to a wrong customs code in the details, which show the value of the line', async () => {
    const { calls } = await openForm('/quote-book/ltl');
    fillIn();
    await press('More for item 1');
    await press('Item details');
    const drawer = within(await screen.findByRole('dialog'));
    type(drawer.getByLabelText('Packaging units'), '24');
    await userEvent.selectOptions(drawer.getByLabelText('Packaging type'), 'CTN');
    type(drawer.getByLabelText('Value per carton'), '1250.29');
    expect(drawer.getByText('$30,006.96 in all')).toBeVisible();
    await userEvent.selectOptions(drawer.getByLabelText('Country of origin'), 'China');
    type(drawer.getByLabelText('HS code'), '84');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await press(/Get quotes/);
    await userEvent.click(await screen.findByRole('button', { name: 'Item details' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText(/An HS code has 6, 8 or 10 digits/)).toBeVisible();
    type(again.getByLabelText('HS code'), '8471.30');
    await userEvent.click(again.getByRole('button', { name: 'Done' }));
    await press(/Get quotes/);
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    expect(posted(calls)[0]?.body).toMatchObject({
      line_items: [{ unit_value: 1250.29, hs_code: '8471.30', country_of_origin: 'CN' }],
    });
  });

  it('are none in the subsidiary hazards and marks of a listed material, which are sent', async () => {
    const methanol = tableEntry({
      un_number: 'UN1230',
      proper_shipping_name: { en: 'Methanol', es: 'Metanol' },
      subsidiary: ['6.1'],
      packing_groups: ['II'],
    });
    const { calls } = await openForm('/quote-book/ltl', ({ path }) =>
      path.startsWith('/api/standardizers/un-numbers') ? { body: { items: [methanol] } } : undefined,
    );
    fillIn();
    await userEvent.click(screen.getByLabelText('Contains hazmat'));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText('UN or NA number'), 'metha');
    await userEvent.click(await drawer.findByRole('option', { name: /UN1230, Methanol/ }));
    expect(drawer.getByLabelText('Subsidiary hazard')).toHaveValue('6.1');
    await userEvent.selectOptions(drawer.getByLabelText('Further subsidiary hazard'), '8');
    for (const mark of ['Reportable quantity (RQ)', 'Marine pollutant', 'Limited quantity'])
      await userEvent.click(drawer.getByLabelText(mark));
    // A subsidiary hazard that becomes the class is removed from the subsidiary hazards.
    await userEvent.selectOptions(drawer.getByLabelText('Class or division'), '8');
    expect(drawer.getByLabelText('Subsidiary hazard')).toHaveValue('6.1');
    expect(drawer.getByLabelText('Further subsidiary hazard')).toHaveValue('none');
    await userEvent.selectOptions(drawer.getByLabelText('Class or division'), '3');
    type(drawer.getByLabelText('24-hour emergency phone'), '8004249300');
    type(drawer.getByLabelText('Number registered by'), 'Contract 4711');
    type(drawer.getByLabelText('Packaging units'), '60');
    await userEvent.selectOptions(drawer.getByLabelText('Packaging type'), 'DRM');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await press(/Get quotes/);
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    const marks = { reportable_quantity: true, marine_pollutant: true, limited_quantity: true };
    expect(posted(calls)[0]?.body).toMatchObject({ line_items: [{ hazmat: { ...marks, subsidiary: ['6.1'] } }] });
  });

  it('lead from the line to a missing packing group in the drawer', async () => {
    const entry = tableEntry({});
    const { calls } = await openForm('/quote-book/ltl', ({ path }) =>
      path.startsWith('/api/standardizers/un-numbers') ? { body: { items: [entry] } } : undefined,
    );
    fillIn();
    await userEvent.click(screen.getByLabelText('Contains hazmat'));
    const drawer = within(await screen.findByRole('dialog'));
    type(drawer.getByLabelText('UN or NA number'), 'UN1263');
    type(drawer.getByLabelText('Proper shipping name'), 'Paint');
    type(drawer.getByLabelText('24-hour emergency phone'), '8004249300');
    await userEvent.selectOptions(drawer.getByLabelText('Class or division'), '3');
    type(drawer.getByLabelText('Packaging units'), '12');
    await userEvent.selectOptions(drawer.getByLabelText('Packaging type'), 'DRM');
    const offered = () => within(drawer.getByLabelText('Packing group')).getAllByRole<HTMLOptionElement>('option');
    await waitFor(() => expect(offered().map(({ value }) => value)).toEqual(['', 'II', 'III']));
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await press('Get quotes from 9 carriers');
    expect(posted(calls)).toEqual([]);
    await userEvent.click(item(1).getByRole('button', { name: 'Item details' }));
    const group = within(await screen.findByRole('dialog')).getByLabelText('Packing group');
    expect(group).toHaveAccessibleDescription('Choose the packing group of UN1263, Paint: II / III.');
    await waitFor(() => expect(group).toHaveFocus());
  });

  it('of the server are shown at their fields, and the form keeps its values', async () => {
    await openForm('/quote-book/ltl', (call) =>
      call.method === 'POST'
        ? refusal(422, 'places.zip_unknown', 'We do not know this ZIP code.', 'stops.1.zip_code')
        : undefined,
    );
    fillIn();
    await press(/Get quotes/);
    expect(await side('Delivery').findByText('We do not know this ZIP code.')).toBeVisible();
    expect(item(1).getByLabelText<HTMLInputElement>('Commodity').value).toBe('Molded trim panels');
  });

  it('for want of a road leave operations to be asked, who get the load as it is', async () => {
    const noRoad = refusal(400, 'places.no_road', 'No road leads there.', 'stops.1.zip_code');
    const { calls } = await openForm('/quote-book/ltl', ({ method, path, body }) => {
      if (method !== 'POST') return undefined;
      if (path === '/api/loads') {
        const { draft } = body as { draft: boolean };
        return draft ? { status: 201, body: quotedLoad({ status: 'unassigned' }) } : noRoad;
      }
      return { body: quotedLoad({ status: 'quotes requested', operations_since: '2090-02-01T10:00:00.000Z' }) };
    });
    fillIn();
    expect(screen.queryByRole('button', { name: 'Ask operations for a price' })).toBeNull();
    await press(/Get quotes/);
    expect(await side('Delivery').findByText('No road leads there.')).toBeVisible();
    await press('Ask operations for a price');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
        '/api/loads',
        '/api/loads',
        '/api/loads/100517/operations',
      ]),
    );
    expect(await screen.findByText('The carriers answer')).toBeVisible();
  });
});

describe('sending', () => {
  it('creates one load even if answers are lost, and opens the quotes', async () => {
    let tries = 0;
    const { calls, router } = await openForm('/quote-book/ltl', (call) => {
      if (call.method !== 'POST') return undefined;
      tries += 1;
      return tries === 1 ? new TypeError('connection lost') : { status: 201, body: quotedLoad() };
    });
    fillIn();
    await press('Get quotes from 9 carriers');
    expect(await screen.findByText(/The portal cannot be reached/)).toBeVisible();
    await press('Get quotes from 9 carriers');
    expect(await screen.findByText('The carriers answer')).toBeVisible();
    expect(router.state.location.pathname).toBe('/quote-book/carrier-selection/100517');
    const [first, second] = posted(calls);
    expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.key).toBe(first?.key);
    expect(stored.size).toBe(0);
  });

  it('saves without requesting quotes', async () => {
    const { calls } = await openForm('/quote-book/ltl', (call) =>
      call.method === 'POST' ? { status: 201, body: quotedLoad({ status: 'unassigned' }) } : undefined,
    );
    fillIn();
    await press('Save without quoting');
    expect(await screen.findByText('The load itself')).toBeVisible();
    expect(posted(calls)[0]?.body).toMatchObject({ draft: true });
  });
});
