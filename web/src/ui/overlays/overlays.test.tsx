import { words as en } from '@portal/contract/frame/words/en.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Notice } from '../../platform/notify.ts';
import { DateField } from '../fields/date-field.tsx';
import { DownloadIcon, LockIcon } from '../icons/action-icons.tsx';
import { ActionMenu } from './action-menu.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Toasts } from './toasts.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { frame: en } } } }));

const DialogPage = ({ kind }: { kind: 'dialog' | 'drawer' }) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Open</button>
      {kind === 'drawer' ? (
        <Drawer opened={opened} onClose={close} title="Share">
          <input aria-label="To" />
        </Drawer>
      ) : (
        opened && (
          <Dialog onClose={close} title="Share">
            <input aria-label="To" />
          </Dialog>
        )
      )}
    </>
  );
};

it.each(['dialog', 'drawer'] as const)('holds the focus in a %s and gives it back after Escape', async (kind) => {
  render(<DialogPage kind={kind} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByLabelText('To')).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

it('cannot be dismissed where an answer is needed, and offers that answer first', async () => {
  const answered = vi.fn<() => void>();
  render(<AlertDialog title="Session over" text="Sign in again." action="Sign in" onAction={answered} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Session over' })).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(answered).toHaveBeenCalledOnce();
});

const menu = (onSelect: () => void = () => undefined) => (
  <>
    <ActionMenu
      label="More"
      actions={[
        { label: 'Download', icon: DownloadIcon, onSelect },
        { label: 'Lock', icon: LockIcon, onSelect },
      ]}
    />
    <button>After</button>
  </>
);

it('opens a popup by key, leads into it with Tab and gives the focus back after Escape', async () => {
  render(menu());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('group', { name: 'More' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'More', expanded: true })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More', expanded: false })).toHaveFocus());
});

it('closes a popup by a press elsewhere, and by a choice, which is then made', async () => {
  const chosen = vi.fn<() => void>();
  render(menu(chosen));
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'After' }));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Lock' }));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  expect(chosen).toHaveBeenCalledOnce();
});

it('picks a day from the calendar, none of those left out', async () => {
  const changed = vi.fn<(iso: string) => void>();
  render(
    <DateField
      label="Pickup date"
      value="2026-11-18"
      min="2026-11-16"
      excluded={(iso) => iso === '2026-11-26'}
      onChange={changed}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: '13 November 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '26 November 2026' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await userEvent.click(screen.getByRole('button', { name: '2 December 2026' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith('2026-12-02');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

it('says a success under its title, and after a failure to try again', async () => {
  const notices: Notice[] = [
    { kind: 'success', text: 'Stored.' },
    { kind: 'failure', text: 'This name is taken.' },
    { kind: 'failure', text: 'It did not arrive: try again in a moment.' },
  ];
  render(<Toasts notices={notices} />);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getByText('Stored.').closest('[role=status]')).toHaveTextContent('Good Job!Stored.');
  const failures = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(failures.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'It did not arrive: try again in a moment.',
    'This name is taken.Please, try again.',
  ]);
});

it('says each notice once, runs its action and lets go of it', async () => {
  const undone = vi.fn<() => void>();
  const saved: Notice = { kind: 'success', text: 'Saved.' };
  const failed: Notice = { kind: 'failure', text: 'Not sent.', action: { label: 'Try again', run: undone } };
  const { rerender } = render(<Toasts notices={[saved]} />);
  expect(await screen.findByText('Saved.')).toBeVisible();
  rerender(<Toasts notices={[saved, failed]} />);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not sent.'));
  expect(screen.getAllByText('Saved.')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(undone).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull());
});
