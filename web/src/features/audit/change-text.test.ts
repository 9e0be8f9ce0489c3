import { beforeAll, expect, it } from 'vitest';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { translate } from '../../platform/words/translate.ts';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { changeText } from './change-text.ts';

beforeAll(startWithAllWords);

const line = (before: unknown, after: unknown) => changeText({ before, after }, translate);

it('says in words what changed, and how many more values did', async () => {
  await switchLanguage('en');
  expect(line({ markup_percent: 12 }, { markup_percent: 15 })).toBe('Markup 12% to 15%');
  expect(line({ markup_percent: 12, markup_min: 30 }, { markup_percent: 12, markup_min: 35 })).toBe(
    'Markup at least $30.00 to $35.00',
  );
  expect(line({ city: 'Dallas', phone: '1' }, { city: 'Laredo', phone: '2' })).toBe(
    'City Dallas to Laredo, and 1 more',
  );
  expect(line(null, { due_on: '2026-12-30' })).toBe('Due on 12-30-2026');
  expect(line({ credit_limit: 500 }, { credit_limit: null })).toBe('Credit limit $500.00 taken away');
  expect(line({ can_dispatch: true }, { can_dispatch: false })).toBe('May book yes to no');
  expect(line({ role: 'customer_agent' }, { role: 'account_admin' })).toBe('Role Customer agent to Account admin');
  // Of a setting its value is kept as a whole.
  const markups = (markup_percent: number) => ({ new_accounts: { markup_percent, markup_min: 35 } });
  expect(line(markups(10), markups(12))).toBe('Markup 10% to 12%');
});

it('shows no code and no id, and nothing where nothing changed', async () => {
  await switchLanguage('en');
  expect(line({ status: 'odd_state' }, { status: 'paid' })).toBe('Status changed');
  expect(line({ parent_id: 3 }, { parent_id: 4 })).toBe('Parent account changed');
  expect(line({ logo_key: 'a' }, { logo_key: 'b' })).toBe('1 value');
  expect(line(null, null)).toBeNull();
  expect(line({ name: 'Same' }, { name: 'Same' })).toBeNull();
});

it('says it in Spanish', async () => {
  await switchLanguage('es');
  expect(line({ markup_percent: 12, city: 'Dallas' }, { markup_percent: 15, city: 'Laredo' })).toBe(
    'Margen de 12% a 15% y 1 más',
  );
});
