import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { switchLetterKeys, useFormKey, usePageKeys } from './page-keys.ts';

afterEach(() => localStorage.clear());

it('keys act on the page, none of a field, and no letter where letters are off', () => {
  const [next, add] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => usePageKeys({ n: add, ArrowDown: next }));
  render(<input aria-label="Name" />);
  for (const key of ['n', 'ArrowDown']) {
    fireEvent.keyDown(screen.getByLabelText('Name'), { key });
    fireEvent.keyDown(document.body, { key });
  }
  switchLetterKeys(false);
  for (const key of ['n', 'ArrowDown']) fireEvent.keyDown(document.body, { key });
  expect([add.mock.calls.length, next.mock.calls.length]).toEqual([1, 2]);
  switchLetterKeys(true);
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(add).toHaveBeenCalledTimes(2);
});

it('Ctrl Enter in a field sends its form once', () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  renderHook(() => useFormKey());
  render(
    <form onSubmit={send}>
      <textarea aria-label="Note" />
    </form>,
  );
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter' });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', ctrlKey: true });
  expect(send).toHaveBeenCalledOnce();
});
