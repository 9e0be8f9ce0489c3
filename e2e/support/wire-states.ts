import type { Page } from '@playwright/test';
import type { Rarely, Screen, Words } from './screen.ts';

/** No carrier is connected. */
const noWires: Rarely = { call: /api\/carrier-wires/, says: () => ({ items: [] }) };

/** A new wire that was saved while it says nothing. */
const saveEmptyWire = async (page: Page, { settings }: Words): Promise<void> => {
  await page.getByRole('button', { name: settings.wires.new, exact: true }).click();
  await page.getByRole('button', { name: settings.form.save, exact: true }).click();
};

const ofSaia = (text: string): string => text.replace('{{carrier}}', 'Saia LTL Freight');

/** The wire to one carrier. */
const openWire = async (page: Page, { settings }: Words): Promise<void> => {
  await page.getByRole('button', { name: ofSaia(settings.wires.change), exact: true }).click();
};

/** A wire whose key its carrier refuses, once it was tried. */
const testWire = async (page: Page, { settings }: Words): Promise<void> => {
  const { wires } = settings;
  await page.getByRole('button', { name: wires.test.of.replace('{{carrier}}', 'R+L Carriers'), exact: true }).click();
  await page.getByRole('status').filter({ hasText: wires.test.failed }).waitFor();
};

const wires = () => '/settings/connections';
const failing = { detail: [], request_id: 'r' };

/** The connections of carriers, as they are looked at. */
export const connectionStates: Pick<Screen, 'states' | 'broken'> = {
  states: [
    { name: 'settings-connections', address: wires },
    { name: 'settings-connections-none', address: wires, rarely: [noWires] },
    { name: 'settings-connections-new', address: wires, open: saveEmptyWire },
    { name: 'settings-connections-one', address: wires, open: openWire },
    { name: 'settings-connections-tested', address: wires, open: testWire },
  ],
  broken: [
    { name: 'settings-connections-loading', address: wires, call: /carrier-wires/, answer: () => undefined },
    {
      name: 'settings-connections-failing',
      address: wires,
      call: /carrier-wires/,
      answer: (route) => route.fulfill({ status: 500, json: failing }),
    },
  ],
};
