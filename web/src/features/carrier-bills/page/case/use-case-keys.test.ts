import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCaseKeys } from './use-case-keys.ts';

it('a key answers once however long it is held, and Enter with Ctrl alone', () => {
  const [agree, approve] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderHook(() => useCaseKeys({ a: agree, 'Ctrl Enter': approve }));
  fireEvent.keyDown(document.body, { key: 'A' });
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  expect(agree).toHaveBeenCalledOnce();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(approve).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(approve).toHaveBeenCalledOnce();
});
