import { fail } from '../support/answers.ts';
import type { Screen } from '../support/screen.ts';

const again = () => '/quote-book/again';

const template = {
  id: 3,
  name: 'Press tool, Savannah',
  version: 2,
  quote_type: 'ltl',
  origin: { name: 'Altamira Cross-Dock', city: 'Laredo', state: 'TX', zip_code: '78040' },
  destination: { name: 'Altamira East', city: 'Savannah', state: 'GA', zip_code: '31401' },
  load_id: 100_812,
  uses: 3,
  plans: 2,
  changed_at: '2026-11-01T15:00:00.000Z',
  changed_by: 'Daniela Ríos',
};
const day = (date: string, more: object = {}) => ({
  day: date,
  pickup_date: date,
  state: 'planned',
  reason: null,
  load_id: null,
  price: null,
  ...more,
});
const plan = {
  id: 7,
  version: 4,
  name: 'Frozen to Brooklyn Park',
  template: { id: 3, name: template.name },
  every: 'week',
  interval: 2,
  weekdays: [4],
  month_day: null,
  starts_on: '2026-11-12',
  ends_on: null,
  on_closed: 'next',
  makes: 'booking',
  carrier: { id: 4, short_name: 'Central Transport', scac: 'CTII' },
  price_limit: 12_345.67,
  days_ahead: 2,
  state: 'active',
  paused_why: null,
  acts_for: 'Daniela Ríos',
  next_days: [
    day('2099-11-26', { pickup_date: '2099-11-27' }),
    day('2099-12-10'),
    day('2099-12-24', { pickup_date: null, state: 'skipped' }),
  ],
  past_days: [
    day('2026-11-12', { state: 'left', reason: 'above_limit', load_id: 100_812, price: 12_999.5 }),
    day('2026-10-29', { state: 'booked', load_id: 100_799, price: 5286.4 }),
  ],
};
const paused = { ...plan, id: 8, name: 'Month-end returns', every: 'month', interval: 1, weekdays: [], month_day: 31 };
const kept = [
  { call: /\/api\/templates$/, says: () => ({ items: [template] }) },
  {
    call: /\/api\/recurring-loads$/,
    says: () => ({ items: [plan, { ...paused, makes: 'quotes', state: 'paused', paused_why: 'person_gone' }] }),
  },
  { call: /\/api\/recurring-loads\/7$/, says: () => plan },
];

const lanes = /\/api\/lanes/;

export const templatesScreens: readonly Screen[] = [
  {
    path: 'quote-book/again',
    states: [
      { name: 'book-again', address: again },
      {
        name: 'book-again-day',
        address: again,
        open: async (page, { templates }) => {
          await page
            .getByRole('button', { name: new RegExp(`^${templates.lanes.book}`) })
            .first()
            .click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'book-again-kept', address: again, rarely: kept },
      {
        name: 'book-again-plan',
        address: again,
        rarely: kept,
        open: (page) => page.getByRole('button', { name: new RegExp(plan.name) }).click(),
        only: 'desktop',
      },
      {
        name: 'book-again-new-plan',
        address: again,
        rarely: kept,
        open: async (page, { templates }) => {
          await page.getByRole('button', { name: templates.plans.new }).click();
          await page.getByRole('dialog').waitFor();
        },
        only: 'desktop',
      },
      {
        name: 'book-again-kept-phone',
        address: again,
        rarely: kept,
        open: (page, { templates }) => page.getByText(templates.sections.kept, { exact: true }).click(),
        only: 'phone',
      },
      { name: 'book-again-empty', address: again, rarely: [{ call: lanes, says: () => ({ items: [], total: 0 }) }] },
    ],
    broken: [
      { name: 'book-again-failing', address: again, call: lanes, answer: fail },
      { name: 'book-again-loading', address: again, call: lanes, answer: () => undefined },
    ],
  },
];
