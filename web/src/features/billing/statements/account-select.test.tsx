import { sampleAccountRow } from '@portal/contract/samples/sample-account.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { AccountSelect } from './account-select.tsx';

const me = aPerson();
const own = { id: me.account.id, name: me.account.name };
/** The accounts that are listed; null where they cannot be read. */
let accounts: { id: number; name: string }[] | null;
const onChange = vi.fn<(account: number | undefined) => void>();

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  onChange.mockClear();
  vi.stubGlobal('fetch', () => {
    const reply = accounts && { items: accounts.map((one) => sampleAccountRow(one)), total: accounts.length };
    return Promise.resolve(Response.json(reply ?? { detail: [], request_id: 'q' }, { status: reply ? 200 : 500 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (shown = own) =>
  openPage('/statements', {
    me,
    path: 'statements',
    component: () => (
      <AccountSelect value={shown.id === own.id ? undefined : shown.id} shown={shown} onChange={onChange} />
    ),
  });
const names = async () =>
  [...(await screen.findByLabelText<HTMLSelectElement>('Account')).options].map(({ text }) => text);

it('offers the one customer there is', async () => {
  accounts = [{ id: 90, name: 'Nova Foods' }];
  open();
  expect(await names()).toEqual([own.name, 'Nova Foods']);
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'Nova Foods');
  expect(onChange).toHaveBeenCalledWith(90);
});

it('names a closed account, which is not listed, by its statement', async () => {
  accounts = [own, { id: 90, name: 'Nova Foods' }];
  open({ id: 91, name: 'Old Harbor' });
  await waitFor(async () => expect(await names()).toEqual([own.name, 'Nova Foods', 'Old Harbor']));
  expect(screen.getByLabelText('Account')).toHaveDisplayValue('Old Harbor');
});

it('reads the accounts again where they did not load', async () => {
  accounts = null;
  open();
  const again = await screen.findByRole('button', { name: 'Load accounts again' });
  accounts = [own, { id: 90, name: 'Nova Foods' }];
  await userEvent.click(again);
  expect(await names()).toEqual([own.name, 'Nova Foods']);
});
