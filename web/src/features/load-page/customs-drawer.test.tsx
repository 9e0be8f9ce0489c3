import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { aPerson, aQuotedLoad } from '../quotes/quotes.fixture.tsx';
import { LoadFacts } from './load-facts.tsx';

let sentBodies: unknown[] = [];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sentBodies = [];
  vi.stubGlobal('fetch', (_path: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sentBodies.push(JSON.parse(init.body));
    return Promise.resolve(new Response(JSON.stringify(aQuotedLoad())));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openFacts = (load: LoadDetails, permissions = ['patch:loads']) => {
  const me = aPerson();
  me.settings.permissions = permissions;
  openPage('/my-loads/100517', { me, path: 'my-loads/$loadId', component: () => <LoadFacts load={load} /> });
};

const acrossTheBorder = (customs: LoadDetails['customs']): LoadDetails => {
  const load = aQuotedLoad({ customs });
  return {
    ...load,
    stops: load.stops.map((stop, index) => (index === 0 ? stop : { ...stop, country: 'MX' as const })),
  };
};

it('offers the data of customs for loads that cross a border alone', async () => {
  openFacts(aQuotedLoad());
  await screen.findByRole('button', { name: 'Edit references' });
  expect(screen.queryByText('Customs and commercial invoice')).not.toBeInTheDocument();
});

it('shows them without a way to change them to people who may not', async () => {
  openFacts(acrossTheBorder({ invoice_number: 'EXP-1', incoterm: 'DAP', incoterm_place: 'Laredo, TX' }), []);
  expect(await screen.findByText('EXP-1, DAP Laredo, TX')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit customs data' })).not.toBeInTheDocument();
});

it('sends back whole what was entered before, with the changes', async () => {
  const before = {
    invoice_number: 'EXP-1',
    invoice_date: '2026-11-10',
    seller: { name: 'Trinity Supply Inc', address: '1 Main St, Dallas, TX', tax_id: '75-1234567' },
    reason: 'sale' as const,
    freight: 300,
  };
  openFacts(acrossTheBorder(before));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit customs data' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customs and commercial invoice' }));
  const importer = within(drawer.getByRole('group', { name: 'Importer of record' }));
  await userEvent.type(importer.getByLabelText(/^Name/), 'Comercializadora Regia');
  await userEvent.type(importer.getByLabelText(/^Tax ID/), 'CRE010203AB1');
  await userEvent.selectOptions(drawer.getByLabelText('Incoterm'), 'DAP');
  await userEvent.type(drawer.getByLabelText('Place of the Incoterm'), 'Laredo, TX');
  await userEvent.type(drawer.getByLabelText('Insurance'), '20.50');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const noParty = { name: '', address: '', tax_id: '' };
  const importerOfRecord = { ...noParty, name: 'Comercializadora Regia', tax_id: 'CRE010203AB1' };
  const terms = { incoterm: 'DAP', incoterm_place: 'Laredo, TX', insurance: 20.5, packing: null };
  expect(sentBodies).toEqual([{ customs: { ...before, buyer: noParty, importer: importerOfRecord, ...terms } }]);
});

it('says under its field what the server would refuse, and sends nothing', async () => {
  openFacts(acrossTheBorder({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Enter customs data' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Customs and commercial invoice' }));
  await userEvent.type(drawer.getByLabelText('Freight'), '99999999');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(drawer.getByLabelText('Freight')).toBeInvalid());
  expect(drawer.getByLabelText('Freight')).toHaveFocus();
  expect(sentBodies).toEqual([]);
});
