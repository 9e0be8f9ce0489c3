import { Link } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { aMe } from '../../features/loads/list/my-loads.fixture.tsx';
import { useListSearch } from '../../features/loads/list/list-search.ts';
import { myLoadsAddress } from '../../features/loads/addresses.ts';
import { useBreadcrumb } from '../../platform/routing/breadcrumb.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { Breadcrumb } from './breadcrumb.tsx';

beforeAll(startWithAllWords);

const List = () => {
  const [search, change] = useListSearch();
  return (
    <>
      <p>Page {search.page ?? 1}</p>
      <button onClick={() => change({ page: 3 })}>Third page</button>
      <Link to={'/opened' as never}>Row</Link>
    </>
  );
};

const Opened = () => {
  useBreadcrumb([{ label: 'My Loads', address: myLoadsAddress }, { label: '100482' }]);
  return <Breadcrumb />;
};

it('leads back to a list as it was left', async () => {
  const router = openPage('/my-loads?mode=ltl&sort=-price', {
    me: aMe(),
    path: 'my-loads',
    component: List,
    elsewhere: <Opened />,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Third page' }));
  await screen.findByText('Page 3');
  await userEvent.click(screen.getByRole('link', { name: 'Row' }));
  const [back] = await screen.findAllByRole('link', { name: 'My Loads' });
  expect(back).toHaveAttribute('href', '/my-loads?mode=ltl&sort=-price&page=3');
  await userEvent.click(back as HTMLElement);
  await screen.findByText('Page 3');
  expect(router.history.location.href).toBe('/my-loads?mode=ltl&sort=-price&page=3');
});
