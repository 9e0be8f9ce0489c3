import { sampleInvoiceDetails } from '@portal/contract/samples/sample-invoice.ts';
import type { Page } from '@playwright/test';
import { fail, never } from '../../support/answers.ts';
import { details } from '../../support/billing-answers.ts';
import { people } from '../../support/people.ts';
import type { Screen, Words } from '../../support/screen.ts';
import { fill } from '../../support/words.ts';

const contest = (): string => '/payment-hub/1/dispute';
const oneCall = /\/api\/stripe\/billings\/1$/;
const answered = [{ call: oneCall, says: () => details }];

/** Two charges are ticked: the freight with what follows from it, and the appointment. */
const tickTwo = async (page: Page, { billing }: Words): Promise<void> => {
  const { contest: words } = billing.pay;
  const names = ['Linehaul', 'Flete', 'Appointment at delivery', 'Cita en la entrega'];
  for (const name of names) {
    const box = page.getByRole('checkbox', { name: fill(words.tick, { name }), exact: true });
    if ((await box.count()) === 0) continue;
    await box.check();
    await page.getByLabel(fill(words.should_be_of, { name }), { exact: true }).fill('15');
  }
};

/** Contesting an invoice line by line. */
export const contestScreens: readonly Screen[] = [
  {
    path: 'payment-hub/$invoice/dispute',
    as: people.admin,
    states: [
      { name: 'contest', address: contest, rarely: answered },
      { name: 'contest-lines', address: contest, rarely: answered, open: tickTwo },
      {
        name: 'contest-closed',
        address: contest,
        rarely: [{ call: oneCall, says: () => sampleInvoiceDetails({ dispute_until: '2026-01-01' }) }],
      },
    ],
    broken: [
      { name: 'contest-loading', address: contest, call: oneCall, answer: never },
      { name: 'contest-failing', address: contest, call: oneCall, answer: fail },
    ],
  },
];
