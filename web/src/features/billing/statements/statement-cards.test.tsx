import { sampleStatement } from '@portal/contract/samples/sample-statement.ts';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { AgeingCard } from './statement-cards.tsx';

beforeAll(startWithAllWords);
beforeEach(() => startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 }));

it.each([
  ['en', 150, 'Account credit', '-$150.00'],
  ['en', -150, 'Owed for returned payments', '$150.00'],
  ['es', 150, 'Saldo a favor', '-$150.00'],
  ['es', -150, 'Adeudo por pagos devueltos', '$150.00'],
] as const)('names what stands beside the invoices by its sign: %s, %d', async (language, on_account, name, amount) => {
  await switchLanguage(language);
  const shown = sampleStatement({ on_account, closing: -on_account });
  openPage('/statement', { me: aPerson(), path: 'statement', component: () => <AgeingCard statement={shown} /> });
  const row = (await screen.findByText(name)).parentElement;
  expect(row?.textContent?.replace('−', '-')).toBe(`${name}${amount}`);
});
