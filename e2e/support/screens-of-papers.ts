import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const pressAndSeeDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** The papers of a load, what is shared of it, and the cases about it. */
export const paperScreens: readonly Screen[] = [
  { name: 'load-papers', address: ({ shared }) => `/my-loads/${shared}` },
  {
    name: 'load-create-document',
    address: ({ shared }) => `/my-loads/${shared}`,
    open: (page, { documents }) => pressAndSeeDialog(page, documents.generate.open),
  },
  {
    name: 'load-print-labels',
    address: ({ shared }) => `/my-loads/${shared}`,
    open: async (page, { documents }) => {
      await pressAndSeeDialog(page, documents.labels.screen.title);
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'load-share',
    address: ({ shared }) => `/my-loads/${shared}`,
    open: async (page, { sharing }) => {
      await page.getByRole('button', { name: sharing.share, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'claims', address: () => '/claims' },
  { name: 'claims-nothing-found', address: () => '/claims?search=nothing-has-this-name' },
  { name: 'claim', address: ({ claim }) => `/claims/${claim}` },
  { name: 'claim-form', address: ({ delivered }) => `/claims/new?load=${delivered}` },
  { name: 'claim-not-found', address: () => '/claims/999999999' },
];

/** What is seen with a link, by whoever has it. */
export const linkScreens: readonly Screen[] = [
  { name: 'tracking', address: ({ tracking }) => tracking },
  { name: 'shared-papers-closed', address: () => `/shared/${'a'.repeat(43)}` },
];
