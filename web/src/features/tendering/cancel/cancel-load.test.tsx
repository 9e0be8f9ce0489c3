import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CancelLoadButton } from './cancel-load.tsx';
import { aCompleteLoad, openTendering } from '../tendering.fixture.tsx';

let sent: unknown[] = [];
let feeBy = 'carrier';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  feeBy = 'carrier';
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    if (init.method === 'POST') sent.push(JSON.parse(init.body as string));
    const status = { may_cancel: true, carrier_is_told: true, fee: 250, fee_by: feeBy };
    return Promise.resolve(new Response(JSON.stringify(init.method === 'POST' ? aCompleteLoad() : status)));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('says first what cancelling costs and who is notified, and asks why', async () => {
  openTendering('/load', <CancelLoadButton load={aCompleteLoad({ status: 'assigned' })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel load' }));
  expect(await screen.findByText(/The carrier charges \$250.00/)).toBeInTheDocument();
  expect(screen.getByText(/The carrier is told at once/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the load' }));
  expect(screen.getByText('Choose a reason.', { selector: 'p' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Other');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the load' }));
  expect(screen.getByText('Say why in a few words.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Flooded dock');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the load' }));
  await waitFor(() => expect(sent).toEqual([{ reason: 'other', note: 'Flooded dock' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says whose rule the fee is where the carrier does not say', async () => {
  feeBy = 'operator';
  openTendering('/load', <CancelLoadButton load={aCompleteLoad({ status: 'assigned' })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel load' }));
  expect(await screen.findByText(/We charge a \$250.00 TONU fee/)).toBeInTheDocument();
  expect(screen.queryByText(/The carrier charges/)).not.toBeInTheDocument();
});

it('says why a load on its way cannot be cancelled', async () => {
  openTendering('/load', <CancelLoadButton load={aCompleteLoad({ status: 'in transit' })} />);
  const button = await screen.findByRole('button', { name: 'Cancel load' });
  expect(button).toHaveAccessibleDescription('A load that is on its way can no longer be cancelled.');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
